import { describe, expect, it, vi } from 'vitest';
import { answer, kindOf, type Sources } from './answer.ts';

const origin = 'https://goats.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  ({ url: new URL(path, origin).href, mode, method }) as Request;

describe('what the worker has to do with', () => {
  it.each([
    ['/assets/shell-1.js', 'cors', 'file'],
    ['/about', 'navigate', 'page'],
    ['/battle?match=12', 'navigate', 'page'],
    ['/api/me/inbox', 'cors', undefined],
    ['/api/docs', 'navigate', undefined],
    ['/api/matches/1/events', 'cors', undefined],
    ['/manifest.webmanifest', 'cors', undefined],
    ['https://elsewhere.example/assets/shell-1.js', 'cors', undefined],
  ] as const)('%s (%s): %s', (path, mode, kind) => {
    expect(kindOf(asked(path, mode), origin)).toBe(kind);
  });

  it('never a write', () => {
    expect(kindOf(asked('/about', 'navigate', 'POST'), origin)).toBeUndefined();
  });
});

function sources(change: Partial<Sources> = {}): Sources {
  return {
    origin,
    languageOf: (url) => (url.includes('/es/') ? 'es' : 'en'),
    shelves: { match: async (url) => new Response(`kept ${url}`) },
    fetch: async () => new Response('network'),
    ahead: async () => undefined,
    ...change,
  };
}
const textOf = async (given: Promise<Response> | undefined) => (await given)?.text();

it('a page comes from the network, refusals included', async () => {
  const refused = sources({ fetch: async () => new Response('gone', { status: 502 }) });
  expect((await answer(asked('/about', 'navigate'), refused))?.status).toBe(502);
});

it('a page that was asked for while the worker woke up is not asked for twice', async () => {
  const fetch = vi.fn();
  const ready = sources({ fetch, ahead: async () => new Response('ahead') });
  expect(await textOf(answer(asked('/about', 'navigate'), ready))).toBe('ahead');
  expect(fetch).not.toHaveBeenCalled();
});

it.each(['fetch', 'ahead'] as const)('out of reach (%s), our own page is shown', async (silent) => {
  const offline = sources({ [silent]: () => Promise.reject(new TypeError('offline')) });
  expect(await textOf(answer(asked('/about', 'navigate'), offline))).toBe('kept /offline');
});

it('out of reach, the page says so in the language it was to come in', async () => {
  const offline = sources({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await textOf(answer(asked('/es/cups', 'navigate'), offline))).toBe('kept /es/offline');
  const onlyEnglish = async (url: RequestInfo | URL) =>
    url === '/offline' ? new Response('kept /offline') : undefined;
  const justChanged = { ...offline, shelves: { match: onlyEnglish } };
  expect(await textOf(answer(asked('/es/cups', 'navigate'), justChanged))).toBe('kept /offline');
});

it('out of reach, whoever wants to leave without us still can', async () => {
  const offline = sources({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await textOf(answer(asked('/leave.html', 'navigate'), offline))).toBe('kept /leave.html');
});

it('a chunk that is kept needs no network, one that is not comes from there', async () => {
  const offline = sources({ fetch: () => Promise.reject(new TypeError('offline')) });
  const chunk = asked('/assets/page-1.js');
  expect(await textOf(answer(chunk, offline))).toBe(`kept ${origin}/assets/page-1.js`);
  const empty = sources({ shelves: { match: async () => undefined } });
  expect(await textOf(answer(chunk, empty))).toBe('network');
});
