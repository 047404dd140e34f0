import { LEAVE_PAGE, offlinePage } from './release.ts';

/** What an answer is made of; a test hands in its own. */
export interface Sources {
  readonly origin: string;
  /** Which language an address is in. */
  readonly languageOf: (url: string) => string;
  readonly shelves: Pick<CacheStorage, 'match'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** What the browser asked for while this worker was still waking up. */
  readonly ahead: () => Promise<Response | undefined>;
}

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** `page`: from the network if it can be reached. `file`: kept if we have it. Else: none of ours. */
export function kindOf({ method, mode, url }: Asked, origin: string): 'page' | 'file' | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (address.pathname.startsWith('/assets/')) return 'file';
  // Behind /api are pictures and documents, which have no page of ours to fall back to.
  const isPage = mode === 'navigate' && !/^\/(api|metrics)(\/|$)/.test(address.pathname);
  return isPage ? 'page' : undefined;
}

/**
 * Undefined leaves the request to the browser. Nothing is ever kept here: what is on the shelves
 * came with a release, so that no page and no answer of somebody's can end up there.
 */
export function answer(request: Request, sources: Sources): Promise<Response> | undefined {
  const kind = kindOf(request, sources.origin);
  if (kind === 'page') return page(request, sources);
  if (kind === 'file') return file(request, sources);
  return undefined;
}

/** Whatever the server says is the answer, also a refusal; only silence brings our own page. */
async function page(
  request: Request,
  { ahead, fetch, shelves, languageOf }: Sources,
): Promise<Response> {
  try {
    return (await ahead()) ?? (await fetch(request));
  } catch {
    const leaves = new URL(request.url).pathname === LEAVE_PAGE;
    const kept = leaves ? LEAVE_PAGE : offlinePage(languageOf(request.url));
    // Whoever has just changed the language has only the last one's yet.
    return (
      (await shelves.match(kept)) ?? (await shelves.match(offlinePage('en'))) ?? Response.error()
    );
  }
}

/** Shelves of all releases: a tab of the last one still finds its files there. */
async function file(request: Request, { fetch, shelves }: Sources): Promise<Response> {
  return (await shelves.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
