import { type CallAnswer, type Calls, createClient, type ErrorAnswer } from '@goats/contract';
import { LOCALE } from '@goats/words';
import { hearServerDate } from '../server-clock.ts';
import { NotSent } from './not-sent.ts';

/** The typed client of this origin: `api('GET /api/nfts/:id', { params: { id: '7' } })` */
export const api = createClient({
  fetch: send,
  ...(LOCALE === 'en' ? {} : { wordRefusal }),
});

/** `Answer<'GET /api/goats'>`: what a call answers when all goes well. */
export type Answer<Name extends keyof Calls> = CallAnswer<Calls[Name]>;

/** The words come with the first refusal: most visits meet none. */
async function wordRefusal(answer: ErrorAnswer): Promise<string> {
  const words = await import('./refusal-words.ts');
  return words.wordRefusal(answer);
}

/**
 * Tried also where the browser knows of no line: a server on the same machine needs none. Only what
 * fails with no line before and after it was certainly never sent.
 */
async function send(...request: Parameters<typeof fetch>): Promise<Response> {
  const alone = isOffline();
  const asked = Date.now();
  try {
    const response = await globalThis.fetch(...request);
    hearDateOf(response.headers, asked);
    return response;
  } catch (error) {
    throw alone && isOffline() && error instanceof TypeError
      ? new NotSent(error.message, { cause: error })
      : error;
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** What a browser may keep without asking is stamped with the time at which it was kept. */
function hearDateOf(headers: Headers, asked: number): void {
  const fresh = /no-(store|cache)/.test(headers.get('cache-control') ?? '');
  if (fresh) hearServerDate(Date.parse(headers.get('date') ?? ''), asked, Date.now());
}
