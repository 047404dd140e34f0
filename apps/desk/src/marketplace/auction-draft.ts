import { COLLECTION_SIZE, isCardId } from '@goats/collection';
import { readTypedAmount } from '@goats/rules';
import { typedNumber } from '../typed-number.ts';

export interface AuctionDraft {
  cardId: string;
  startPrice: string;
  hours: string;
}

/** `draftProblem({ cardId: '0', … }).cardId`: what is wrong with each field; empty when nothing is. */
export function draftProblem({ cardId, startPrice, hours }: AuctionDraft): Partial<AuctionDraft> {
  const read = readTypedAmount(startPrice);
  const price = typedNumber(startPrice);
  const length = typedNumber(hours);
  return {
    ...(!isCardId(typedNumber(cardId, 0)) && { cardId: `A card id from 1 to ${COLLECTION_SIZE}` }),
    ...(!(price > 0 && price <= 1_000_000) && {
      startPrice: startPrice && 'problem' in read ? read.problem : 'A price in SOL above 0',
    }),
    ...(!(length >= 1 / 60 && length <= 720) && { hours: 'A minute to 720 hours' }),
  };
}
