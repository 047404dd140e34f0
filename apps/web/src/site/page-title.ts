import { documentTitle } from '@goats/contract';
import { useEffect, useLayoutEffect } from 'react';
import { useShownPath } from './shown-path.ts';

/** The path whose page has said more than its route knows. */
let said: string | undefined;

/**
 * The tab's title follows the route; a page that knows more calls usePageTitle. The document came
 * with its title, so the table of all of them comes after the first screen.
 */
export function useRouteTitle(path: string): void {
  // Before the page's own effects: it may know more from its first moment on.
  useLayoutEffect(() => {
    let gone = false;
    said = undefined;
    void import('./route-titles.ts').then(
      ({ routeTitle }) => {
        if (!gone && said !== path) document.title = documentTitle(routeTitle(path));
      },
      // Whatever stood in the tab stays there.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new path even the same name is news
  useEffect(() => {
    if (!title) return;
    said = path;
    document.title = documentTitle(title);
  }, [title, path]);
}
