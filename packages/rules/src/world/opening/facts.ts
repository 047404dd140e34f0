import type { Hundredths } from '../../economy/hoof.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import type { Rarity } from '../../rarity.ts';

export type OpeningKind = 'challenge' | 'request' | 'friendly';
export type OpeningStatus = 'open' | 'accepted' | 'cancelled' | 'declined' | 'expired';

/** A challenge, a battle request or a friendly: one player waits for an opponent. */
export interface OpeningFacts {
  readonly kind: OpeningKind;
  readonly id: number;
  readonly player: string;
  /** Whether a house player opened it. */
  readonly house: boolean;
  /** A house player's that is gentle with newcomers. */
  readonly gentle?: boolean;
  readonly mode: MatchMode;
  /** One card, or a deck with the captain first. */
  readonly cardIds: readonly number[];
  readonly cardRarity: Rarity;
  /** The tier that the opponent must bring; to a friendly anybody brings what they like. */
  readonly rarity: Rarity;
  /** Nothing for a friendly. */
  readonly stake: Hundredths;
  /** Whoever lowers the pool below this is refused. */
  readonly minPool: Hundredths;
  /** Who alone may take it. Left out: anybody who knows of it. */
  readonly to?: string;
  /** A match that has just ended, to be played again. */
  readonly rematchOf?: number;
  /** What its link ends with. Whoever holds it may take what is for nobody in particular. */
  readonly code?: string;
  readonly status: OpeningStatus;
  readonly matchId: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Who can know of an opening: everybody, whom it is addressed to, or whoever was sent its link. */
export const REACHES = ['listed', 'addressed', 'unlisted'] as const;
export type Reach = (typeof REACHES)[number];

/** `reachOf({ to: '0x…' }) // 'addressed'` */
export function reachOf({ to, code }: Pick<OpeningFacts, 'to' | 'code'>): Reach {
  if (to !== undefined) return 'addressed';
  return code === undefined ? 'listed' : 'unlisted';
}

/** The vault of an opening, and what its cards are busy with: `referenceOf(opening) // 'challenge:12'` */
export function referenceOf({ kind, id }: Pick<OpeningFacts, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}
