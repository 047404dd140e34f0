import { documentTitle, matchPath, PAGE_TITLES } from '@goats/contract';
import { t } from '@goats/words';
import { useEffect, useLayoutEffect } from 'react';
import { useShownPath } from './shown-path.ts';

/** The tab's title follows the route; a page that knows more calls usePageTitle. */
export function useRouteTitle(path: string): void {
  // Before the page's own effects: it may know more from its first moment on.
  useLayoutEffect(() => {
    const match = matchPath(path);
    document.title = documentTitle(match ? t(PAGE_TITLES[match.path]) : t('404 Page Not Found'));
  }, [path]);
}

/** `usePageTitle(goat?.name)`: ignored until the name is known. */
export function usePageTitle(title: string | undefined): void {
  const path = useShownPath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new path even the same name is news
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title, path]);
}
