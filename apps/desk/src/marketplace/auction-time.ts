import { auctionCountdown, timeAgo } from '@goats/rules';
import type { Auction } from './auction-queries.ts';

/** How long it still runs, or when it ended: `timeWords(auction, now) // '2h 5m left'` */
export function timeWords(
  { state, endsAt }: Pick<Auction, 'state' | 'endsAt'>,
  now: number,
): string {
  const end = Date.parse(endsAt);
  return state === 'running' ? auctionCountdown(end - now) : timeAgo(end, now);
}
