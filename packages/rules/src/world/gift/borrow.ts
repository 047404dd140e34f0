import type { Economy } from '../../economy/presets.ts';
import type { Rarity } from '../../rarity.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { noCardsLeft } from './gift.ts';

/** Where cards are lent, a house player whose own are tired borrows another one. */
export interface BorrowCommand {
  readonly type: 'borrow';
  readonly address: string;
  readonly rarity: Rarity;
  readonly at: number;
}

export function* decideBorrow(
  { address, rarity }: BorrowCommand,
  { starter: { lent } }: Economy,
): Deciding<null> {
  const { joined, card } = yield* ask({
    joined: { ask: 'house-joined', address },
    card: { ask: 'unowned-card', rarity, except: [] },
  });
  if (!lent || !joined)
    return refusePlainly('CONFLICT', 'Cards are lent to the house where they are lent.');
  if (card === null) return noCardsLeft();
  const { held } = yield* ask({ held: { ask: 'card', id: card.id, wallet: address } });
  if (held?.bond === 'lent')
    return refusePlainly('CONFLICT', `${card.name} is lent to it already.`);
  return {
    ok: true,
    answer: null,
    effects: [{ type: 'cards-lent', wallet: address, cardIds: [card.id] }],
  };
}
