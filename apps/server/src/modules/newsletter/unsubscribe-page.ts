import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface UnsubscribePages {
  /** Asks before it acts: mail scanners open every link, and must not end what a person wanted. */
  readonly ask: string;
  /** The same for a token that never was, or somebody could try out which ones are. */
  readonly done: string;
}

/** Where nothing is built a link in a mail must work all the same, in whatever dress. */
const BARE: UnsubscribePages = {
  ask: bare(
    'Leave the newsletter?',
    '<form method="post"><button type="submit">Unsubscribe</button></form>',
  ),
  done: bare('You are off the list', '<p>The address has been deleted.</p>'),
};

/** As the build drew them in the frame of the site: `await readUnsubscribePages(webRoot)` */
export async function readUnsubscribePages(webRoot: string | undefined): Promise<UnsubscribePages> {
  if (!webRoot) return BARE;
  const read = (name: string, otherwise: string) =>
    readFile(join(webRoot, '.plain', name), 'utf8').catch(() => otherwise);
  const [ask, done] = await Promise.all([
    read('unsubscribe.html', BARE.ask),
    read('unsubscribed.html', BARE.done),
  ]);
  return { ask, done };
}

function bare(title: string, rest: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${rest}</html>`;
}
