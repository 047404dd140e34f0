import { dayWords } from '@goats/ui/day-words.ts';
import type { ListedOffer } from './trading-queries.ts';

const ENDED = {
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  expired: 'Nobody answered',
  ended: 'Ended',
} as const;

/** `offerStatus(offer) // 'Stands until 22 June'` */
export function offerStatus({ status, expiresAt }: Pick<ListedOffer, 'status' | 'expiresAt'>) {
  return status === 'open' ? `Stands until ${dayWords(expiresAt)}` : ENDED[status];
}
