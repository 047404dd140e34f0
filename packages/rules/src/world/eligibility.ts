import { type Hundredths, toHoof } from '../economy/hoof.ts';
import { cardHold } from '../economy/limits.ts';
import { formOf, type HeldCard } from './facts.ts';
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
