import { dayWords } from '@goats/ui/day-words.ts';
import { t } from '@goats/words';
import type { ListedOffer } from './trading-queries.ts';

const ENDED = {
  accepted: t('Accepted@@an offer'),
  withdrawn: t('Withdrawn@@an offer'),
  expired: t('Nobody answered@@an offer'),
  ended: t('Ended@@an offer'),
} as const;

/** `offerStatus(offer) // 'Stands until 22 June'` */
export function offerStatus({ status, expiresAt }: Pick<ListedOffer, 'status' | 'expiresAt'>) {
  return status === 'open' ? t('Stands until {day}', { day: dayWords(expiresAt) }) : ENDED[status];
}
