import { documentTitle, matchPage } from '@goats/contract';
import { useEffect, useLayoutEffect } from 'react';
import { useShownPath } from './shown-path.ts';

function setMeta(description: string): void {
  let tag = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (!tag) {
    tag = document.createElement('meta');
    tag.name = 'description';
    document.head.append(tag);
  }
  tag.content = description;
}

const NOT_FOUND = { title: '404 Page Not Found', description: 'This page has wandered off.' };

/** The tab's title and description follow the route; a page that knows more calls usePageTitle. */
export function useRouteTitle(path: string): void {
  // Before the page's own effects: it may know more from its first moment on.
  useLayoutEffect(() => {
    const { title, description } = matchPage(path)?.page ?? NOT_FOUND;
    document.title = documentTitle(title);
    setMeta(description);
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
