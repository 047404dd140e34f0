import type { Nft } from '../catalogue/card-queries.ts';

/**
 * Where a card stands: not under auction, bid on, over and about to be seen to, waiting for its
 * buyer; or sold in its last auction, or back from it.
 */
export type AuctionStage = 'none' | 'running' | 'ended' | 'waiting' | 'sold' | 'returned';

/** `auctionState(nft, now) // 'running'`; the clock ends it a moment before the server says so. */
export function auctionState(
  { auction, endTime }: Pick<Nft, 'auction' | 'endTime'>,
  now: number,
): AuctionStage {
  if (auction === null) return 'none';
  if (auction.state === 'waiting') return 'waiting';
  if (endTime === null) return auction.state === 'settled' ? 'sold' : 'returned';
  return Date.parse(endTime) > now ? 'running' : 'ended';
}

/** Whether bids, a countdown and a buyer belong on the page. */
export function isUnderAuction(state: AuctionStage): boolean {
  return state === 'running' || state === 'ended' || state === 'waiting';
}

/** Once the card has gone on to other hands, its last auction is history and no news. */
export function withoutOldNews<N extends Pick<Nft, 'auction' | 'endTime'>>(
  nft: N,
  owner: string | null | undefined,
): N {
  const { auction, endTime } = nft;
  if (auction === null || endTime !== null || owner === undefined) return nft;
  return owner === auction.buyer ? nft : { ...nft, auction: null };
}
