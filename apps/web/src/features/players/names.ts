import { isWalletAddress } from '@goats/rules';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { inOneCall } from '@goats/ui/api/in-one-call.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

export type ChosenName = Answer<'GET /api/players/names'>[number];

/** As many as one call takes. */
const MOST_AT_ONCE = 100;
/** Somebody else's new name may take so long to get here. */
const STALE_MS = 60_000;

/** A page has many names and one request. */
const loadName = inOneCall({
  most: MOST_AT_ONCE,
  load: (addresses: readonly string[]) =>
    api('GET /api/players/names', { query: { of: addresses.join(',') } }),
  keyOf: ({ address }) => address,
});

/** `nameQuery('0x…')`: a name by itself, kept by itself. */
export function nameQuery(address: string) {
  const key = address.toLowerCase();
  return queryOptions({
    queryKey: ['names', key],
    queryFn: () => loadName(key),
    // One that is no address would have the whole call refused.
    enabled: isWalletAddress(key),
    staleTime: STALE_MS,
  });
}

/** After one's own name has changed: every place that shows it shows the new one. */
export function rememberName(client: QueryClient, address: string, name: string | null): void {
  const key = address.toLowerCase();
  client.setQueryData(
    nameQuery(key).queryKey,
    name === null ? null : { address: key, name, house: false },
  );
}

/** Null while it is not known, and for whoever has none. */
export function useName(address: string): ChosenName | null {
  return useQuery(nameQuery(address)).data ?? null;
}
