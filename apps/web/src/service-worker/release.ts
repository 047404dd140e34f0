/** One build of the site, as scripts/setup/build-worker.mjs lists it. */
export interface Release {
  /** The build's fingerprint: any file that differs makes another. */
  readonly version: string;
  /** By language, files with a fingerprint in their name: whoever has one has the right one. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Shown for whatever page cannot be reached, in the language of that page. */
export const offlinePage = (language: string) =>
  language === 'en' ? '/offline' : `/${language}/offline`;
/** Of all pages the one that is needed most when we cannot be reached, and that needs nothing of us. */
export const LEAVE_PAGE = '/leave.html';

const OURS = 'goats-';
/** Beside the page, which is in use: a phone's line has other things to do. */
const AT_ONCE = 4;

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** `languageOf('https://goats.example/es/cups', release) // 'es'` */
export function languageOf(url: string, { files }: Pick<Release, 'files'>): string {
  const [, first = ''] = new URL(url).pathname.split('/', 2);
  return Object.hasOwn(files, first) ? first : 'en';
}

/**
 * Keeps a whole release in the languages that are in use, or fails and is tried again later: half of one would be the broken chunk
 * that this is about. Only what is new comes over the line, and without anybody's session.
 */
export async function keepRelease(
  release: Release,
  languages: readonly string[],
  shelves: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  const shelf = await shelves.open(OURS + release.version);
  const waiting = [...new Set(languages.flatMap((language) => release.files[language] ?? []))];
  const keepNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const known = await shelves.match(file, { ignoreVary: true });
      await shelf.put(file, known ?? (await fresh(file, fetch)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  for (const page of [...languages.map(offlinePage), LEAVE_PAGE]) {
    await shelf.put(page, await fresh(page, fetch, 'reload'));
  }
}

/** Whoever changes the language between two releases gets the rest of this one in it too. */
export async function keepLanguageOf(
  url: string,
  release: Release,
  shelves: CacheStorage,
  fetch: Fetch,
): Promise<void> {
  const language = languageOf(url, release);
  const shelf = await shelves.open(OURS + release.version);
  if (await shelf.match(offlinePage(language))) return;
  // The next page in it is the next try.
  await keepRelease(release, [language], shelves, fetch).catch(() => undefined);
}

async function fresh(file: string, fetch: Fetch, cache: RequestCache = 'default') {
  const answer = await fetch(file, { credentials: 'omit', cache });
  if (answer.status !== 200) throw new Error(`${file} answers ${answer.status}`);
  return answer;
}

/**
 * Called when a worker begins to rule. The browser lets it only when no tab is left that the one
 * before it looked after, so nobody can miss what goes now.
 */
export async function forgetOtherReleases(release: Release, shelves: CacheStorage): Promise<void> {
  await forget(shelves, (name) => name !== OURS + release.version);
}

/** For the worker that takes itself away. */
export async function forgetEverything(shelves: CacheStorage): Promise<void> {
  await forget(shelves, () => true);
}

async function forget(shelves: CacheStorage, goes: (name: string) => boolean): Promise<void> {
  const ours = (await shelves.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(ours.filter(goes).map((name) => shelves.delete(name)));
}
