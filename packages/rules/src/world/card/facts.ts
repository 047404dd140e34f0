import type { Attributes } from '../../attributes.ts';
import type { Hundredths } from '../../economy/hoof.ts';
import type { ToldPrice } from '../../economy/inbox.ts';
import { type CardForm, utcDay } from '../../economy/limits.ts';
import type { CardBond } from '../../engine/cards.ts';
import type { Rarity } from '../../rarity.ts';

/** A card, its owner and what it is doing. `version` makes a write on it conditional. */
export interface HeldCard {
  readonly id: number;
  readonly name: string;
  /** Which of the ten goats it shows. */
  readonly goat: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** How often it has grown. */
  readonly grown: number;
  readonly price: Hundredths;
  /** Whose hand it is in: of a loan, whom it is lent to. */
  readonly owner: string | null;
  /** 'challenge:12', 'request:3', or null. */
  readonly busyWith: string | null;
  readonly restsUntil: number | null;
  /** The UTC day that `games` counts, as `utcDay` counts days. */
  readonly gamesDay: number | null;
  readonly games: number;
  /** What its owner asks for it; left out while it is not for sale. */
  readonly asked?: Hundredths;
  /** What its followers were last told while it was this owner's; changes with the version. */
  readonly told?: ToldPrice;
  /** Left out for a card that is simply its owner's. */
  readonly bond?: CardBond;
  readonly version: number;
}

/** `gamesToday(card, at) // 2` */
export function gamesToday(card: Pick<HeldCard, 'games' | 'gamesDay'>, at: number): number {
  return card.gamesDay === utcDay(at) ? card.games : 0;
}

/** `formOf(card, at)`: what `cardHold` asks about. */
export function formOf(card: HeldCard, at: number): CardForm {
  return {
    engaged: card.busyWith !== null,
    restsUntil: card.restsUntil,
    gamesToday: gamesToday(card, at),
  };
}

export type CardPlace = 'stadium' | 'leaving' | 'chain';

/** Where a card is, by what it is busy with: `placeOf('chain:1000017') // 'chain'` */
export function placeOf(busyWith: string | null): CardPlace {
  if (busyWith?.startsWith('chain:')) return 'chain';
  return busyWith?.startsWith('withdrawal:') ? 'leaving' : 'stadium';
}
