import { createRouter } from '@tanstack/react-router';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { routeTree } from './routes.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { RouteError } from './shell/route-states.tsx';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  defaultErrorComponent: RouteError,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
