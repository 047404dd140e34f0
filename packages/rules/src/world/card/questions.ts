import type { Rarity } from '../../rarity.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { HeldCard } from './facts.ts';

export interface CardQuestions {
  /**
   * In the hand of `wallet` when it is its own or lent to it; else as it lies. A wallet may have come
   * to own the very card that it has on loan: then `lent` or `busyWith` says which of the two is meant.
   */
  card: Asked<
    {
      readonly id: number;
      readonly wallet?: string;
      readonly lent?: boolean;
      readonly busyWith?: string;
    },
    HeldCard | null
  >;
  /** The wallet's cards that nothing holds, of one tier or of all. */
  'free-cards': Asked<
    { readonly wallet: string; readonly rarity: Rarity | null },
    readonly HeldCard[]
  >;
  /** How many of the wallet's cards no open request and no match of one can take away. */
  'cards-kept': Asked<{ readonly wallet: string }, number>;
  /** The wallet's cards of a tier that look free to everybody else: a secret swap must not show. */
  'seen-cards': Asked<{ readonly wallet: string; readonly rarity: Rarity }, readonly HeldCard[]>;
  /** A random card that nobody owns and no auction holds. */
  'unowned-card': Asked<
    {
      readonly rarity: Rarity;
      readonly except: readonly number[];
    },
    HeldCard | null
  >;
  /** How many cards of a tier nobody owns, counted up to `most`. */
  'unowned-count': Unchecked<{ readonly rarity: Rarity; readonly most: number }, number>;
  /** How many of a wallet's cards are in an opening or a match. */
  'busy-cards': Asked<{ readonly wallet: string }, number>;
  /** Random cards of a tier that nobody owns, for a house player's hand; of these goats, or of any. */
  'pool-hand': Unchecked<
    {
      readonly rarity: Rarity;
      readonly goats: readonly number[] | null;
      readonly cards: number;
    },
    readonly HeldCard[]
  >;
}

/** `cardsOf([17, 18], wallet)`: a question for each. */
export function cardsOf(ids: readonly number[], wallet: string, busyWith?: string) {
  const which = busyWith === undefined ? {} : { busyWith };
  return ids.map((id) => ({ ask: 'card', id, wallet, ...which }) as const);
}
