import { patiently } from '@goats/ui/patiently.ts';
import { lazyRouteComponent as lazyComponent } from '@tanstack/react-router';

type Load = Parameters<typeof lazyComponent>[0];

/**
 * The router's own, with a second try. What then still fails is a MissingChunk, for which the router
 * does not reload by itself as it does for the browser's error: see ui/missing-page.tsx.
 */
export const lazyRouteComponent = ((load: Load, name?: never) =>
  lazyComponent(() => patiently(load), name)) as typeof lazyComponent;
