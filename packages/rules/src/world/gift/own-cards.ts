import { OWN_CARDS } from '../../economy/daily-pack.ts';
import { nextDay, utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import type { HeldCard } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { drawUnowned, grants, noCardsLeft } from './gift.ts';

/** Whoever has waited longest for cards of its own gets them. */
export interface OwnCardsCommand {
  readonly type: 'own-cards';
  readonly rolls: readonly number[];
  readonly at: number;
}

export interface OwnCards {
  readonly wallet: string;
  readonly cards: readonly HeldCard[];
}

export function* decideOwnCards(
  { rolls, at }: OwnCardsCommand,
  { ownCards: { perDay } }: Economy,
): Deciding<OwnCards> {
  const day = utcDay(at);
  const { wallet, used } = yield* ask({
    wallet: { ask: 'next-in-line' },
    used: { ask: 'day-used', what: OWN_CARDS, day },
  });
  if (wallet === null) return refusePlainly('CONFLICT', 'Nobody waits for cards of their own.');
  if (used + rolls.length > perDay) {
    return refusePlainly('CONFLICT', 'The cards of this day are given out.', {
      nextAt: nextDay(at),
    });
  }
  const drawn = yield* drawUnowned(rolls);
  if (drawn === null) return noCardsLeft();
  const cardIds = drawn.map((card) => card.id);
  return {
    ok: true,
    answer: { wallet, cards: drawn.map((card) => ({ ...card, owner: wallet })) },
    effects: [
      { type: 'own-cards-granted', wallet, cardIds },
      ...grants(drawn, wallet, `own:${wallet}`),
      { type: 'day-counted', day, what: OWN_CARDS, amount: rolls.length, most: perDay },
    ],
  };
}
