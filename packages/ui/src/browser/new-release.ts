/** What it takes of a browser; a test hands in its own. */
export interface ReleaseSeat {
  /** The document that is on screen. */
  readonly document: Pick<Document, 'querySelector'>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const LAST_RELOAD = 'goats-reloaded-for';
const RELEASE = /<meta name="release" content="([^"]+)"/;

/**
 * A chunk is missing: if that is because the site has a new release, the page is loaded anew, once
 * for each release. Answers whether it is.
 */
export async function reloadForNewRelease(seat: ReleaseSeat = browserSeat()): Promise<boolean> {
  try {
    const answer = await seat.fetch('/', { cache: 'no-store', credentials: 'omit' });
    const current = RELEASE.exec(await answer.text())?.[1];
    const own = seat.document.querySelector('meta[name="release"]')?.getAttribute('content');
    if (!current || current === own) return false;
    // Without a memory of it the page could reload for ever; then it is left to the person.
    const storage = seat.storage();
    if (storage.getItem(LAST_RELOAD) === current) return false;
    storage.setItem(LAST_RELOAD, current);
    seat.reload();
    return true;
  } catch {
    return false;
  }
}

function browserSeat(): ReleaseSeat {
  return {
    document,
    fetch: (path, init) => fetch(path, init),
    storage: () => sessionStorage,
    reload: () => location.reload(),
  };
}
