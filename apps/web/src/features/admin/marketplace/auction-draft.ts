import { COLLECTION_SIZE, isCardId } from '@goats/collection';

/** `typedNumber('2.5') // 2.5`; nothing typed is no number. */
export const typedNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

export interface AuctionDraft {
  cardId: string;
  startPrice: string;
  hours: string;
}

/** `draftProblem({ cardId: '0', … }).cardId`: what is wrong with each field; empty when nothing is. */
export function draftProblem({ cardId, startPrice, hours }: AuctionDraft): Partial<AuctionDraft> {
  const price = typedNumber(startPrice);
  const length = typedNumber(hours);
  return {
    ...(!isCardId(typedNumber(cardId)) && { cardId: `A card id from 1 to ${COLLECTION_SIZE}` }),
    ...(!(price > 0 && price <= 1_000_000) && { startPrice: 'A price in SOL above 0' }),
    ...(!(length >= 1 / 60 && length <= 720) && { hours: 'A minute to 720 hours' }),
  };
}
