import { documentTitle, matchPage } from '@goats/contract';
import { useEffect } from 'react';

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
export function useRouteTitle(pathname: string): void {
  useEffect(() => {
    const { title, description } = matchPage(pathname)?.page ?? NOT_FOUND;
    document.title = documentTitle(title);
    setMeta(description);
  }, [pathname]);
}

/** `usePageTitle(goat?.name)`: ignored until the name is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
