import type { Hundredths } from '../../economy/hoof.ts';
import type { BonusSide } from '../../economy/payouts.ts';
import type { Stake } from '../../economy/stakes.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import type { Rarity } from '../../rarity.ts';
import type { HeldCard, NamedCards } from '../card/index.ts';
import type { MatchFacts } from '../match/index.ts';
import type { OpeningFacts, OpeningKind } from './facts.ts';

/** Puts the cards and the stake down and waits for an opponent. */
export interface OpenCommand extends NamedCards {
  readonly type: 'open';
  readonly kind: OpeningKind;
  readonly wallet: string;
  readonly house: boolean;
  readonly mode: MatchMode;
  /** A challenge asks for a tier; a request for the captain's own. */
  readonly rarity?: Rarity;
  /** Nothing for a friendly. */
  readonly stake: Stake | 0;
  /** Left out: the pool as it is shown now. */
  readonly minPool?: Hundredths | undefined;
  /** A match that has just ended: for its other player alone. */
  readonly rematchOf?: number | undefined;
  /** Who alone may take it; a house player takes what is in the lobby. */
  readonly to?: { readonly wallet: string; readonly house: boolean } | undefined;
  /** Of its link: at least 128 bits that nobody can guess. Alone it keeps the opening out of every list. */
  readonly code?: string | undefined;
  readonly at: number;
}

export interface Opened {
  readonly opening: OpeningFacts;
  readonly cards: readonly HeldCard[];
  readonly treasury: Hundredths;
  readonly opener: BonusSide;
}

/** Takes a challenge or joins a battle request: of many at one instant exactly one does. */
export interface AcceptCommand extends NamedCards {
  readonly type: 'accept';
  readonly kind: OpeningKind;
  readonly id: number;
  /** Of a link: what is unlisted is taken by whoever holds it. */
  readonly code?: string | undefined;
  readonly wallet: string;
  readonly house: boolean;
  /** A house player that is gentle with newcomers. */
  readonly gentle?: boolean;
  /** The pool that was shown; another one is refused before anything moves. */
  readonly expectedPool?: Hundredths | undefined;
  readonly serverSeed: string;
  readonly at: number;
}

export interface Accepted {
  readonly match: MatchFacts;
  readonly cards: readonly HeldCard[];
}
