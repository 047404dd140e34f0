import { type Hundredths, toHoof } from '../economy/hoof.ts';
import { cardHold } from '../economy/limits.ts';
import type { CardBond } from '../engine/cards.ts';
import { formOf, type HeldCard, type MatchKind } from './facts.ts';
import { refuse } from './verdict.ts';

type Refused = ReturnType<typeof refuse>;

/** Why a wallet may not bring a card into a game now, or null. The one place that knows. */
export function whyNotPlay(card: HeldCard | null, wallet: string, at: number): Refused | null {
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  if (card.owner !== wallet) {
    return refuse('CARD_NOT_YOURS', `${card.name} is not in your hand.`);
  }
  switch (cardHold(formOf(card, at), at)) {
    case 'engaged':
      return refuse('CARD_BUSY', `${card.name} is already in a game.`);
    case 'resting':
      return refuse('CARD_RESTING', `${card.name} lost its last game and is resting.`, {
        restsUntil: card.restsUntil,
      });
    case 'played-out':
      return refuse('CARD_PLAYED_OUT', `${card.name} has played enough for today.`);
    case null:
      return null;
  }
}

/** The same for several: the first refusal, or null when all may play. */
export function whyNotPlayAll(
  cards: readonly (HeldCard | null)[],
  wallet: string,
  at: number,
): Refused | null {
  for (const card of cards) {
    const refused = whyNotPlay(card, wallet, at);
    if (refused) return refused;
  }
  return null;
}

const BONDED = {
  lent: (name: string) =>
    `${name} is lent to you: it plays challenges and practice, and cannot be put at stake.`,
  bound: (name: string) =>
    `${name} was minted with gifted HOOF: it cannot be put at stake before your wallet has a history.`,
} as const;

/** Whether a card is simply its player's: what is lent or bound cannot be lost. */
export function canBeLost({ bond }: { readonly bond?: CardBond | null }): boolean {
  return bond === undefined || bond === null;
}

/**
 * A battle request takes a card from whoever loses it: the duel's, or a squad's captain, who is named
 * first. What is not quite a player's own cannot be lost.
 */
export function whyNotLose(kind: MatchKind, [card]: readonly (HeldCard | null)[]): Refused | null {
  if (kind !== 'request' || !card || canBeLost(card)) return null;
  const lent = card.bond === 'lent';
  return refuse(lent ? 'CARD_LENT' : 'CARD_BOUND', BONDED[lent ? 'lent' : 'bound'](card.name));
}

/** Null when the balance covers it. */
export function whyNotPay(balance: Hundredths, amount: Hundredths): Refused | null {
  if (balance >= amount) return null;
  const details = { required: toHoof(amount), available: toHoof(balance) };
  return refuse(
    'INSUFFICIENT_HOOF',
    `Insufficient HOOF balance. Required: ${details.required}, Available: ${details.available}`,
    details,
  );
}
