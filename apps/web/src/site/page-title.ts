import { documentTitle } from '@goats/contract';
import { useEffect, useLayoutEffect } from 'react';
import { useShownPath } from './shown-path.ts';

/** The path whose page has said more than its route knows. */
let said: string | undefined;

/** Settles once the tab can have its title: the table of all of them comes after the first screen. */
export function titlesAreHere(): Promise<unknown> {
  // Whatever stood in the tab stays there.
  return import('./route-titles.ts').catch(() => undefined);
}

/** The tab's title follows the route; a page that knows more calls usePageTitle. */
export function useRouteTitle(path: string): void {
  // Before the page's own effects: it may know more from its first moment on.
  useLayoutEffect(() => {
    let gone = false;
    said = undefined;
    void import('./route-titles.ts').then(
      ({ routeTitle }) => {
        if (!gone && said !== path) document.title = documentTitle(routeTitle(path));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [path]);
}

/** `usePageTitle(goat?.name)`: ignored until the name is known. */
export function usePageTitle(title: string | undefined): void {
  const path = useShownPath();
  useEffect(() => {
    if (!title) return;
    said = path;
    document.title = documentTitle(title);
  }, [title, path]);
}
