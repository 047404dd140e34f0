import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CARD_SORTS, type MarketplaceSearch } from '../../site/search-params.ts';
import { withKnownTrait } from './marketplace-filter.ts';

const route = getRouteApi('/marketplace');
const TYPING_MS = 250;

export type SearchChange = {
  [Key in keyof MarketplaceSearch]?: MarketplaceSearch[Key] | undefined;
};

/** The filters of the page are its address: shared links show the same, and Back undoes a choice. */
export function useMarketSearch() {
  const asked = route.useSearch();
  const search = useMemo(() => withKnownTrait(asked), [asked]);
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: SearchChange, { replace = false } = {}) =>
      navigate({
        search: (before) => ({ ...before, ...next }) as MarketplaceSearch,
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const clear = useCallback(
    () =>
      navigate({
        search: ({ sort, cards }) => ({
          ...(CARD_SORTS.some((one) => one === sort) && { sort }),
          ...(cards && { cards }),
        }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change, clear };
}

/**
 * What stands in the search box. It lives apart from the address while somebody types, or the
 * caret would jump whenever the address catches up.
 */
export function useTypedSearch(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled);
  const sent = useRef(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Only somebody else's change, such as Back or Clear All Filters, replaces the typed words.
    if (settled === sent.current) return;
    clearTimeout(timer.current);
    sent.current = settled;
    setTyped(settled);
  }, [settled]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text;
      onSettle(text);
    }, TYPING_MS);
  };
  return [typed, type] as const;
}
