import { api } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Nft, nftKeys } from '../catalogue/card-queries.ts';
import { useStake } from '../wallet/use-stake.ts';
import { OWN_BIDS } from './bid-queries.ts';

/** A bid, whatever its outcome, means that the price on screen may be old: the card is reloaded. */
export function usePlaceBid(nftId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (bid: { bidAmount: number; bidderAddress: string }) =>
      api('POST /api/nfts/:id/bid', { params: { id: String(nftId) }, body: { nftId, ...bid } }),
    onSettled: () => queries.invalidateQueries({ queryKey: nftKeys.one(nftId) }),
  });
}

/** Stands by a bid that was typed; null when the visitor turned away from signing in. */
export function useConfirmBid(nftId: number) {
  return useStake({
    call: 'POST /api/bids/:id/confirm',
    request: (bidId: number) => ({ params: { id: String(bidId) } }),
    purpose: t('Sign in to confirm your bid.'),
    refresh: (queries) => queries.invalidateQueries({ queryKey: nftKeys.one(nftId) }),
  });
}

/** The winner says paid; null when the visitor turned away from signing in. */
export function useCompletePurchase({ id: nftId, auction }: Nft) {
  return useStake({
    call: 'POST /api/auctions/:id/complete',
    request: () => ({ params: { id: String(auction?.id) } }),
    purpose: t('Sign in to complete the purchase.'),
    refresh: (queries) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: nftKeys.one(nftId) }),
        queries.invalidateQueries({ queryKey: OWN_BIDS }),
      ]),
  });
}
