import type { Hundredths } from '../../economy/hoof.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import type { Rarity } from '../../rarity.ts';

export type OpeningKind = 'challenge' | 'request';
export type OpeningStatus = 'open' | 'accepted' | 'cancelled' | 'declined' | 'expired';

/** Which match is to be played again, and who alone may take it up. */
export interface RematchFacts {
  readonly of: number;
  readonly to: string;
}

/** A challenge or a battle request: one player waits for an opponent. */
export interface OpeningFacts {
  readonly kind: OpeningKind;
  readonly id: number;
  readonly player: string;
  /** Whether a house player opened it. */
  readonly house: boolean;
  /** A house player's that is gentle with newcomers. */
  readonly friendly?: boolean;
  readonly mode: MatchMode;
  /** One card, or a deck with the captain first. */
  readonly cardIds: readonly number[];
  readonly cardRarity: Rarity;
  /** The tier that the opponent must bring. */
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  /** Whoever lowers the pool below this is refused. */
  readonly minPool: Hundredths;
  /** Left out: anybody may take it. */
  readonly rematch?: RematchFacts;
  readonly status: OpeningStatus;
  readonly matchId: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The vault of an opening, and what its cards are busy with: `referenceOf(opening) // 'challenge:12'` */
export function referenceOf({ kind, id }: Pick<OpeningFacts, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}
