import type { Hundredths } from '../../economy/hoof.ts';
import { drawRarity, PACK_ODDS } from '../../economy/packs.ts';
import { RARITIES } from '../../rarity.ts';
import type { CardEvent, HeldCard } from '../card/index.ts';
import { type Posting, TREASURY } from '../hoof/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';

/** Null when the treasury covers a gift with what it has not promised. */
export function whyNotGive(treasury: Hundredths, amount: Hundredths) {
  if (treasury >= amount) return null;
  return refuse('treasury-empty');
}

/**
 * HOOF out of the treasury. A gift is locked: it is there to play with, not to carry away. The house's
 * is free, or it could buy nothing from anybody.
 */
export function gift(
  reason: 'starter' | 'house' | 'allowance',
  to: string,
  amount: Hundredths,
  reference: string,
): Posting[] {
  if (amount === 0) return [];
  const arrives = reason === 'house' ? 'free' : 'locked';
  return [{ type: 'post', reason, reference, from: TREASURY, to, amount, arrives }];
}

/** Cards that belonged to nobody. */
export function grants(cards: readonly HeldCard[], to: string, reference: string): Effect[] {
  return cards.flatMap(({ id: cardId }): Effect[] => [
    { type: 'card-event', cardId, kind: 'granted', reference, to } satisfies CardEvent,
    { type: 'notice', topic: `card:${cardId}` },
  ]);
}

/**
 * Unowned cards, one for each whole number from 0 to 99: of the tier that the pack's odds give it,
 * or of the next one below that has any left. Null when one cannot be had.
 */
export function* drawUnowned(rolls: readonly number[]): Asking<HeldCard[] | null> {
  const drawn: HeldCard[] = [];
  for (const roll of rolls) {
    const rank = RARITIES.indexOf(drawRarity({ int: () => roll }, PACK_ODDS));
    const card = yield* drawOne(rank, drawn);
    if (card === null) return null;
    drawn.push(card);
  }
  return drawn;
}

function* drawOne(rank: number, drawn: readonly HeldCard[]): Asking<HeldCard | null> {
  const except = drawn.map((card) => card.id);
  for (const rarity of RARITIES.slice(0, rank + 1).reverse()) {
    const { card } = yield* ask({ card: { ask: 'unowned-card', rarity, except } });
    if (card !== null) return card;
  }
  return null;
}

/** A draw that found nothing. */
export function noCardsLeft() {
  return refuse('no-cards-left');
}
