import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAGS, LOCALES, type Locale, m } from '@goats/words';
import { escapeHtml } from '../../http/html.ts';
import { sayIn } from '../../words/say-in.ts';

/** What a page says where nothing is built: its title, and a button or a sentence. */
interface PlainWords {
  readonly title: string;
  readonly yes?: string;
  readonly done?: string;
}

/** Pages behind links in mails, by the files that the build draws in the frame of the site. */
const PAGES = {
  unsubscribe: { title: m('Leave the newsletter?'), yes: m('Unsubscribe@@button') },
  unsubscribed: { title: m('You are off the list'), done: m('The address has been deleted.') },
  confirm: { title: m('Is this your mailbox?'), yes: m('Yes, it is mine') },
  confirmed: { title: m('The goats know you now'), done: m('The mailbox is confirmed.') },
  'stale-link': {
    title: m('That link has gone stale'),
    done: m('Ask for a new one and use the newest.'),
  },
  'leave-mail': { title: m('Stop these mails?'), yes: m('Stop them@@button: these mails') },
  'left-mail': { title: m('No more mails'), done: m('The address has been deleted.') },
} as const satisfies Record<string, PlainWords>;

export type PlainPages = Readonly<Record<keyof typeof PAGES, string>>;

/** `(await readPlainPages(webRoot)).es`. Where nothing is built a link must work all the same. */
export async function readPlainPages(
  webRoot: string | undefined,
): Promise<Readonly<Record<Locale, PlainPages>>> {
  const all = LOCALES.map(async (locale) => {
    const pages = Object.entries(PAGES).map(
      async ([name, words]) => [name, await pageOf(webRoot, locale, name, words)] as const,
    );
    return [locale, Object.fromEntries(await Promise.all(pages))] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<Locale, PlainPages>;
}

async function pageOf(
  webRoot: string | undefined,
  locale: Locale,
  name: string,
  words: PlainWords,
): Promise<string> {
  if (webRoot) {
    const folder = locale === 'en' ? webRoot : join(webRoot, locale);
    const drawn = await readFile(join(folder, '.plain', `${name}.html`), 'utf8').catch(() => null);
    if (drawn !== null) return drawn;
  }
  return bare(locale, words);
}

function bare(locale: Locale, { title, yes, done }: PlainWords): string {
  const say = sayIn(locale);
  const inHtml = (message: string) => escapeHtml(say(message));
  const rest = yes
    ? `<form method="post"><button type="submit">${inHtml(yes)}</button></form>`
    : `<p>${inHtml(done ?? '')}</p>`;
  return `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><title>${inHtml(title)}</title><h1>${inHtml(title)}</h1>${rest}</html>`;
}
