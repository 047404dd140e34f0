import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { cardHold } from '../../economy/limits.ts';
import type { CardBond } from '../../engine/cards.ts';
import { refuse } from '../kernel/verdict.ts';
import { formOf, type HeldCard, placeOf } from './facts.ts';

type Refused = ReturnType<typeof refuse>;

/** Why a wallet may not bring a card into a game now, or null. The one place that knows. */
export function whyNotPlay(card: HeldCard | null, wallet: string, at: number): Refused | null {
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  if (card.owner !== wallet) {
    return refuse('CARD_NOT_YOURS', `${card.name} is not in your hand.`);
  }
  switch (cardHold(formOf(card, at), at)) {
    case 'engaged':
      return whyAway(card) ?? refuse('CARD_BUSY', `${card.name} is already in a game.`);
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

/** A card plays and sells where it is: in the Stadium. Null when it is there. */
export function whyAway({ name, busyWith }: HeldCard): Refused | null {
  switch (placeOf(busyWith)) {
    case 'chain':
      return refuse('CARD_ON_CHAIN', `${name} is on the chain: deposit it to play it again.`);
    case 'leaving':
      return refuse('CARD_BUSY', `${name} is on its way out of the Stadium.`);
    case 'stadium':
      return null;
  }
}

/** The same for whoever wants it: what is outside is traded there. */
export function whyOutside({ name, busyWith }: HeldCard): Refused | null {
  switch (placeOf(busyWith)) {
    case 'chain':
      return refuse(
        'CARD_ON_CHAIN',
        `${name} is outside the Stadium, on the chain: it is traded there.`,
      );
    case 'leaving':
      return refuse('CARD_BUSY', `${name} is on its way out of the Stadium.`);
    case 'stadium':
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
    `${name} was minted with gifted HOOF: it cannot be put at stake before you have played your way in.`,
} as const;

/** Whether a card is simply its player's: what is lent or bound cannot be lost. */
export function canBeLost({ bond }: { readonly bond?: CardBond | null }): boolean {
  return bond === undefined || bond === null;
}

/**
 * A battle request takes a card from whoever loses it: the duel's, or a squad's captain, who is named
 * first. What is not quite a player's own cannot be lost.
 */
export function whyNotLose(kind: string, [card]: readonly (HeldCard | null)[]): Refused | null {
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

const UNSOLD = {
  lent: (name: string) => `${name} is lent: it is nobody's to sell.`,
  bound: (name: string) =>
    `${name} was minted with gifted HOOF: it cannot be sold before its owner has played their way in.`,
} as const;

const KEPT = {
  lent: (name: string) => `${name} is lent to you: it is not yours to take out.`,
  bound: (name: string) =>
    `${name} was minted with gifted HOOF: it cannot leave before you have played your way in.`,
} as const;

/** What is not quite a player's own cannot be sold, nor leave. */
export function whyBonded({ bond, name }: HeldCard, sentences = UNSOLD): Refused | null {
  if (bond === undefined) return null;
  return refuse(bond === 'lent' ? 'CARD_LENT' : 'CARD_BOUND', sentences[bond](name));
}

/** Of the auction that a card is under. */
interface Auctioned {
  readonly state: string;
}

/** Whoever bids for a card, or has won it, must not find it sold elsewhere. */
export function whyOnAuction(card: HeldCard, auction: Auctioned | null): Refused | null {
  if (auction === null) return null;
  const sentence =
    auction.state === 'waiting'
      ? `${card.name} was auctioned off, and its winner has the first word.`
      : `${card.name} stands in an auction: bid for it there.`;
  return refuse('ON_AUCTION', sentence);
}

/** Why a wallet may not sell a card now, or null. A card that rests or is done for today may go. */
export function whyNotSell(
  card: HeldCard | null,
  wallet: string,
  auction: Auctioned | null,
): Refused | null {
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  return whyNotFree(card, wallet) ?? whyBonded(card) ?? whyOnAuction(card, auction);
}

/** Why a card may not leave the Stadium now, or null: it would have to be free to be sold. */
export function whyNotLeave(
  card: HeldCard | null,
  wallet: string,
  auction: Auctioned | null,
): Refused | null {
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  return whyNotFree(card, wallet) ?? whyBonded(card, KEPT) ?? whyOnAuction(card, auction);
}

function whyNotFree(card: HeldCard, wallet: string): Refused | null {
  if (card.owner !== wallet) return refuse('CARD_NOT_YOURS', `${card.name} is not yours.`);
  if (card.busyWith === null) return null;
  return (
    whyAway(card) ?? refuse('CARD_BUSY', `${card.name} is in a game: wait until that is over.`)
  );
}

/** Null when the free part of a balance covers it: gifts play and mint, and buy nothing from others. */
export function whyNotTrade(
  { balance, locked }: { readonly balance: Hundredths; readonly locked: Hundredths },
  amount: Hundredths,
): Refused | null {
  const short = whyNotPay(balance, amount);
  if (short !== null || balance - locked >= amount) return short;
  const details = { required: toHoof(amount), tradable: toHoof(balance - locked) };
  return refuse(
    'NOT_TRADABLE',
    `${details.required} HOOF are needed and ${details.tradable} of yours are tradable: gifted HOOF plays and mints, and what you win or sell for can be traded.`,
    details,
  );
}
