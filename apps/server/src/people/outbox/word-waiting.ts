import { noticeWords } from '@goats/rules';
import { type Locale, localPath } from '@goats/words';
import type { Speak } from '../../words/say-in.ts';
import type { Waiting } from './outbox-store.ts';

interface Told {
  readonly text: string;
  readonly href: string;
}

/** What waits, in the language of whom it goes to, with the way to the page in that language. */
export function wordWaiting(
  { kind, facts, text, href }: Pick<Waiting, 'kind' | 'facts'> & Told,
  language: Locale,
  speak: Speak,
): Told {
  if (language === 'en') return { text, href };
  const words =
    kind !== null && facts !== null
      ? noticeWords(speak(language), { kind, values: facts }, language)
      : undefined;
  return { text: words ?? text, href: localPath(language, href) };
}
