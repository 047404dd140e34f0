import { createStore, type Store } from './store.ts';

export interface SiteRelease {
  /** What the server has, if this page is of another release. */
  readonly other: string | null;
  /** What the visitor wants to load later. */
  readonly later: string | null;
}

/** A page that stays open for weeks speaks to a server that has moved on. */
export const siteRelease: Store<SiteRelease> = createStore<SiteRelease>({
  other: null,
  later: null,
});

/** `hearRelease(greeting.release)`: which release of the pages the server has. */
export function hearRelease(current: string | null | undefined): void {
  const own = document.querySelector('meta[name="release"]')?.getAttribute('content');
  // In development nothing is built, and everything changes under the page anyway.
  if (!current || !own || own === 'unbuilt') return;
  siteRelease.set({ other: current === own ? null : current });
}
