import { expect, it, vi } from 'vitest';
import { shelvesOf } from './fake-shelves.ts';
import {
  forgetEverything,
  forgetOtherReleases,
  keepLanguageOf,
  keepRelease,
  LEAVE_PAGE,
  languageOf,
  offlinePage,
} from './release.ts';

const OLD = { version: 'old', files: { en: ['/assets/shell-1.js', '/assets/page-1.js'] } };
const NEW = { version: 'new', files: { en: ['/assets/shell-1.js', '/assets/page-2.js'] } };
const network = () => vi.fn(async (url: string) => new Response(`network ${url}`));

it('a tab of the last release finds its chunks until nobody needs them', async () => {
  const shelves = shelvesOf();
  await keepRelease(OLD, ['en'], shelves, network());
  await keepRelease(NEW, ['en'], shelves, network());
  expect(await (await shelves.match('/assets/page-1.js'))?.text()).toBe(
    'network /assets/page-1.js',
  );
  expect(await shelves.match('/assets/page-2.js')).toBeDefined();
  await forgetOtherReleases(NEW, shelves);
  expect(await shelves.match('/assets/page-1.js')).toBeUndefined();
  expect(await shelves.match('/assets/shell-1.js')).toBeDefined();
});

it('what both releases have is not fetched twice, but the two pages are', async () => {
  const shelves = shelvesOf();
  await keepRelease(OLD, ['en'], shelves, network());
  const fetch = network();
  await keepRelease(NEW, ['en'], shelves, fetch);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/assets/page-2.js',
    offlinePage('en'),
    LEAVE_PAGE,
  ]);
});

it('goes without the session of whoever is signed in', async () => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(''));
  await keepRelease(NEW, ['en'], shelvesOf(), fetch);
  for (const [, init] of fetch.mock.calls) expect(init?.credentials).toBe('omit');
});

it('half a release is none: it is tried again later', async () => {
  const fetch = async (url: string) =>
    new Response('', { status: url.includes('page') ? 404 : 200 });
  await expect(keepRelease(NEW, ['en'], shelvesOf(), fetch)).rejects.toThrow(
    '/assets/page-2.js answers 404',
  );
});

it('leaves nothing of ours behind when it is switched off, and nothing of others touched', async () => {
  const shelves = shelvesOf();
  await keepRelease(OLD, ['en'], shelves, network());
  await shelves.open('somebody-elses');
  await forgetEverything(shelves);
  expect(await shelves.keys()).toEqual(['somebody-elses']);
});

it('keeps the languages that are open, and what they share once', async () => {
  const release = {
    version: 'new',
    files: {
      en: ['/assets/react-1.js', '/assets/page-1.js'],
      es: ['/assets/react-1.js', '/assets/es-1/page-1.js'],
    },
  };
  const fetch = network();
  const language = languageOf('https://goats.example/es/cups', release);
  await keepRelease(release, [language], shelvesOf(), fetch);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/assets/react-1.js',
    '/assets/es-1/page-1.js',
    '/es/offline',
    LEAVE_PAGE,
  ]);
  expect(languageOf('https://goats.example/cups', release)).toBe('en');
});

it('keeps a language that is spoken later, once, and makes nothing of a line that is gone', async () => {
  const release = {
    version: 'new',
    files: { en: ['/assets/page-1.js'], es: ['/assets/es-1/page-1.js'] },
  };
  const shelves = shelvesOf();
  await keepRelease(release, ['en'], shelves, network());
  const gone = vi.fn(() => Promise.reject(new TypeError('offline')));
  await keepLanguageOf('https://goats.example/es/cups', release, shelves, gone);
  const fetch = network();
  for (const path of ['/es/cups', '/es/about', '/cups']) {
    await keepLanguageOf(`https://goats.example${path}`, release, shelves, fetch);
  }
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/assets/es-1/page-1.js',
    '/es/offline',
    LEAVE_PAGE,
  ]);
});
