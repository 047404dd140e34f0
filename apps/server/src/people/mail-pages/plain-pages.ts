import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages behind links in mails, by the files that the build draws in the frame of the site. */
const PAGES = {
  unsubscribe: question('Leave the newsletter?', 'Unsubscribe'),
  unsubscribed: bare('You are off the list', '<p>The address has been deleted.</p>'),
  confirm: question('Is this your mailbox?', 'Yes, it is mine'),
  confirmed: bare('The goats know you now', '<p>The mailbox is confirmed.</p>'),
  'stale-link': bare('That link has gone stale', '<p>Ask for a new one and use the newest.</p>'),
  'leave-mail': question('Stop these mails?', 'Stop them'),
  'left-mail': bare('No more mails', '<p>The address has been deleted.</p>'),
} as const;

export type PlainPages = Readonly<Record<keyof typeof PAGES, string>>;

/** `await readPlainPages(webRoot)`. Where nothing is built a link must work all the same. */
export async function readPlainPages(webRoot: string | undefined): Promise<PlainPages> {
  if (!webRoot) return PAGES;
  const drawn = Object.entries(PAGES).map(async ([name, otherwise]) => {
    const file = join(webRoot, '.plain', `${name}.html`);
    return [name, await readFile(file, 'utf8').catch(() => otherwise)] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as unknown as PlainPages;
}

function question(title: string, yes: string): string {
  return bare(title, `<form method="post"><button type="submit">${yes}</button></form>`);
}

function bare(title: string, rest: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${rest}</html>`;
}
