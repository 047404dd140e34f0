import type { MatchCard } from '../../engine/cards.ts';
import type { Pair } from '../../engine/seats.ts';
import type { MatchState } from '../../engine/state.ts';

export type MatchKind = 'challenge' | 'request' | 'practice' | 'cup' | 'friendly';

/** A match as it is stored: the only shape that ever holds the server seed. */
export interface MatchFacts {
  readonly id: number;
  readonly kind: MatchKind;
  /** The opening, or the cup whose tie it is. */
  readonly originId: number | null;
  /** The number of the newest event. */
  readonly version: number;
  readonly state: MatchState;
  /**
   * What each side may bring to a duel, the announced card first: in practice the hands that were
   * dealt, in a cup the cards that were entered, in a friendly what was at home, else the free cards
   * of that tier when the match was made. Null for squads and older matches.
   */
  readonly hands: Pair<readonly MatchCard[]> | null;
  /** The end of the last outage whose time this match got back; null when there was none. */
  readonly givenUntil: number | null;
}

/** Whether what each side may bring is settled for good: nothing happens to those cards meanwhile. */
export function hasDealtHands({ kind }: Pick<MatchFacts, 'kind'>): boolean {
  return kind === 'practice' || kind === 'cup' || kind === 'friendly';
}

/** `vaultOf(match) // 'challenge:12'` */
export function vaultOf({ kind, originId }: Pick<MatchFacts, 'kind' | 'originId'>): string {
  return `${kind}:${originId}`;
}
