import type { ListedOffer } from './trading-queries.ts';

/** `offerDay('2025-06-22T12:00:00Z') // '22 June'` */
export function offerDay(at: string): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

const ENDED = {
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  expired: 'Nobody answered',
  ended: 'Ended',
} as const;

/** `offerStatus(offer) // 'Stands until 22 June'` */
export function offerStatus({ status, expiresAt }: Pick<ListedOffer, 'status' | 'expiresAt'>) {
  return status === 'open' ? `Stands until ${offerDay(expiresAt)}` : ENDED[status];
}
