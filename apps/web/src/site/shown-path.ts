import { rootRouteId, useMatches } from '@tanstack/react-router';

/**
 * The path of the page on screen. The router's location names the next page while the last one is
 * still shown: whoever stands around a page goes by this, or the old page is drawn in the frame of
 * the new one. A page that does not exist has no path: ''.
 */
export function useShownPath(): string {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return !page || page.routeId === rootRouteId ? '' : page.pathname;
    },
  });
}
