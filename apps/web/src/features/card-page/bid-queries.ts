import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AUCTION_POLL_MS, cardKey, type Nft } from '../catalogue/card-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type OwnBid = Answer<'GET /api/me/bids'>['bids'][number];

export const OWN_BIDS = ['/api/me/bids'] as const;
refreshedBy(['auctions', 'session'], OWN_BIDS);

/** The end of an auction may have given the card an owner: that is read anew. */
export function useOwnerAfterAuction({ id, auction }: Pick<Nft, 'id' | 'auction'>): void {
  const queries = useQueryClient();
  const state = auction?.state;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void queries.invalidateQueries({ queryKey: cardKey(id) });
  }, [queries, id, state]);
}

/** The auctions that the signed-in wallet has bid in, newest first. */
export function useOwnBids() {
  const { signedInAs } = useWallet();
  return useInfiniteQuery({
    queryKey: [...OWN_BIDS, signedInAs],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/me/bids', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: () => pollEvery(AUCTION_POLL_MS),
    enabled: signedInAs !== null,
  });
}
