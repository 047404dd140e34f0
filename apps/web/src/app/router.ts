import { reportFault } from '@goats/ui/browser/report-fault.ts';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { pageHref, splitPath } from '@goats/words';
import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../site/search-params.ts';
import { routeTree } from './routes.ts';
import { RouteError } from './shell/route-states.tsx';

/** Routes know no language: `/es/cups` is `/cups` inside, and the other way round outside. */
const inPageLanguage: LocationRewrite = {
  input({ url }) {
    url.pathname = splitPath(url.pathname).path;
    return url;
  },
  output({ url }) {
    url.pathname = pageHref(url.pathname);
    return url;
  },
};

/** `createAppRouter()` for the browser's own history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    rewrite: inPageLanguage,
    parseSearch,
    stringifySearch,
    // Where there is no window there is nothing to scroll, and the router would write a script.
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultErrorComponent: RouteError,
    defaultOnCatch: (error) => reportFault('page', error),
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
