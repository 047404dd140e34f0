import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { cardHold } from '../../economy/limits.ts';
import type { CardBond } from '../../engine/cards.ts';
import { refuse } from '../kernel/verdict.ts';
import { formOf, type HeldCard, placeOf } from './facts.ts';

type Refused = ReturnType<typeof refuse>;

/** Why a wallet may not bring a card into a game now, or null. The one place that knows. */
export function whyNotPlay(card: HeldCard | null, wallet: string, at: number): Refused | null {
  if (card === null) return refuse('card-unknown');
  if (card.owner !== wallet) {
    return refuse('card-not-in-hand', { name: card.name });
  }
  switch (cardHold(formOf(card, at), at)) {
    case 'engaged':
      return whyAway(card) ?? refuse('card-in-game', { name: card.name });
    case 'resting':
      return refuse(
        'card-resting',
        { name: card.name },
        {
          restsUntil: card.restsUntil,
        },
      );
    case 'played-out':
      return refuse('card-played-out', { name: card.name });
    case null:
      return null;
  }
}

/** A card plays and sells where it is: in the Stadium. Null when it is there. */
export function whyAway({ name, busyWith }: HeldCard): Refused | null {
  switch (placeOf(busyWith)) {
    case 'chain':
      return refuse('card-on-chain', { name });
    case 'leaving':
      return refuse('card-on-its-way-out', { name });
    case 'stadium':
      return null;
  }
}

/** The same for whoever wants it: what is outside is traded there. */
export function whyOutside({ name, busyWith }: HeldCard): Refused | null {
  switch (placeOf(busyWith)) {
    case 'chain':
      return refuse('card-traded-outside', { name });
    case 'leaving':
      return refuse('card-on-its-way-out', { name });
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
  const { bond, name } = card;
  return refuse(bond === 'lent' ? 'lent-not-staked' : 'bound-not-staked', { name });
}

/** Null when the balance covers it. */
export function whyNotPay(balance: Hundredths, amount: Hundredths): Refused | null {
  if (balance >= amount) return null;
  const details = { required: toHoof(amount), available: toHoof(balance) };
  return refuse(
    'hoof-short',
    { required: details.required, available: details.available },
    details,
  );
}

/** What is not quite a player's own cannot be sold, nor leave. */
export function whyBonded(
  { bond, name }: HeldCard,
  deed: 'sold' | 'taken-out' = 'sold',
): Refused | null {
  if (bond === undefined) return null;
  return refuse(`${bond}-not-${deed}`, { name });
}

/** Of the auction that a card is under. */
interface Auctioned {
  readonly state: string;
}

/** Whoever bids for a card, or has won it, must not find it sold elsewhere. */
export function whyOnAuction(card: HeldCard, auction: Auctioned | null): Refused | null {
  if (auction === null) return null;
  const { name } = card;
  return refuse(auction.state === 'waiting' ? 'card-auctioned-off' : 'card-in-auction', { name });
}

/** Why a wallet may not sell a card now, or null. A card that rests or is done for today may go. */
export function whyNotSell(
  card: HeldCard | null,
  wallet: string,
  auction: Auctioned | null,
): Refused | null {
  if (card === null) return refuse('card-unknown');
  return whyNotFree(card, wallet) ?? whyBonded(card) ?? whyOnAuction(card, auction);
}

/** Why a card may not leave the Stadium now, or null: it would have to be free to be sold. */
export function whyNotLeave(
  card: HeldCard | null,
  wallet: string,
  auction: Auctioned | null,
): Refused | null {
  if (card === null) return refuse('card-unknown');
  return whyNotFree(card, wallet) ?? whyBonded(card, 'taken-out') ?? whyOnAuction(card, auction);
}

function whyNotFree(card: HeldCard, wallet: string): Refused | null {
  if (card.owner !== wallet) return refuse('card-not-yours', { name: card.name });
  if (card.busyWith === null) return null;
  return whyAway(card) ?? refuse('card-in-game-wait', { name: card.name });
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
    'hoof-not-tradable',
    { required: details.required, tradable: details.tradable },
    details,
  );
}
