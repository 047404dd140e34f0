import { cardHold } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { HeldCardRow } from './card-view.ts';
import { heldCards } from './holding-store.ts';

/**
 * Brings cards into one challenge, request or match: theirs until it is over, and nobody else's.
 * `secretly` hides that from everybody but the owner. Lock the row that `reference` names before
 * its cards, and cards before accounts, always.
 *
 * `await engageCards(tx, { cardIds: [17], wallet, reference: 'challenge:12' }, now)`
 */
export async function engageCards(
  tx: Queryable,
  wanted: {
    readonly cardIds: readonly number[];
    readonly wallet: string;
    readonly reference: string;
    readonly secretly?: boolean;
  },
  now: number,
): Promise<HeldCardRow[]> {
  // By number, so that two who want the same cards queue up instead of blocking each other.
  await tx.query(
    'select from card_holdings where card_id = any ($1) order by card_id for no key update',
    [wanted.cardIds],
  );
  const cards = await heldCards(tx, wanted.cardIds, wanted.wallet, now);
  if (cards.length < new Set(wanted.cardIds).size) {
    throw new AppError('NOT_FOUND', 'There is no such card.');
  }
  for (const card of cards) refuseUnlessFree(card, wanted.wallet, now);
  await tx.query(
    'update card_holdings set busy_with = $2, busy_secretly = $3 where card_id = any ($1)',
    [wanted.cardIds, wanted.reference, wanted.secretly ?? false],
  );
  return cards;
}

/**
 * Sets everything free that a challenge, request or match had; before its cards change hands or
 * after. Whoever calls holds the row of that challenge, request or match: cards that somebody is
 * bringing into it at this instant would be missed.
 */
export async function releaseCards(tx: Queryable, reference: string): Promise<void> {
  await tx.query(
    `update card_holdings set busy_with = null, busy_secretly = false
      where card_id in (
        select card_id from card_holdings where busy_with = $1 order by card_id for no key update)`,
    [reference],
  );
}

function refuseUnlessFree(card: HeldCardRow, wallet: string, now: number): void {
  if (card.owner !== wallet) {
    throw new AppError('CARD_NOT_YOURS', `${card.name} is not in your hand.`);
  }
  const restsUntil = card.rests_until?.getTime() ?? null;
  const hold = cardHold({ engaged: card.engaged, restsUntil, gamesToday: card.games_today }, now);
  switch (hold) {
    case 'engaged':
      throw new AppError('CARD_BUSY', `${card.name} is already in a game.`);
    case 'resting':
      throw new AppError('CARD_RESTING', `${card.name} lost its last game and is resting.`, {
        details: { restsUntil: card.rests_until?.toISOString() },
      });
    case 'played-out':
      throw new AppError('CARD_PLAYED_OUT', `${card.name} has played enough for today.`);
    case null:
      return;
  }
}
