import { LOCALE, t } from '@goats/words';
import { useSyncExternalStore } from 'react';
import { createListeners } from './browser/store.ts';

type Words = Readonly<Record<string, string>>;

const AS_PRINTED: Words = {};
/** Null while words are on their way: a line is empty for a moment, and not English first. */
const AT_FIRST = LOCALE === 'en' ? AS_PRINTED : null;
const { subscribe, tell } = createListeners();
let words = AT_FIRST;
let asked = false;

/** An English page has the titles from the server; the others load theirs, all of them at once. */
function watch(listener: () => void): () => void {
  if (LOCALE !== 'en' && !asked) {
    asked = true;
    import('./moment-words.ts').then(
      (loaded) => {
        words = loaded.MOMENT_WORDS;
        tell();
      },
      () => {
        asked = false;
        words = AS_PRINTED;
        tell();
      },
    );
  }
  return subscribe(listener);
}

/** The moment of a card as this page calls it: `useMomentTitle()(card.momentTitle)` */
export function useMomentTitle(): (title: string) => string {
  const known = useSyncExternalStore(
    watch,
    () => words,
    () => AT_FIRST,
  );
  return (title) =>
    known === null ? '\u00a0' : Object.hasOwn(known, title) ? t(known[title]!) : title;
}

/** `<MomentTitle of={card.momentTitle} />`, for where it is text. */
export function MomentTitle({ of: title }: { of: string }) {
  return useMomentTitle()(title);
}
