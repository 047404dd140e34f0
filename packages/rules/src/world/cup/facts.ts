import type { Hundredths } from '../../economy/hoof.ts';
import type { MatchCard } from '../../engine/cards.ts';
import type { Pair } from '../../engine/seats.ts';
import type { Rarity } from '../../rarity.ts';

/** Players of a knock-out go home one by one; two clubs meet once, eight against eight. */
export type CupKind = 'knockout' | 'clubs';
export type CupStatus = 'open' | 'running' | 'finished' | 'cancelled';

/** Still in it, without a place in the draw, out, or the winner. */
export type EntryState = 'in' | 'not-drawn' | 'out' | 'won';

/** Somebody who plays for a cup. */
export interface CupEntry {
  readonly id: number;
  readonly wallet: string;
  readonly house: boolean;
  /** Has a history, or none is asked for. */
  readonly known: boolean;
  readonly club: 0 | 1 | null;
  /** What was paid for it; nothing for the free entry of a day. */
  readonly fee: Hundredths;
  /** The UTC day whose free entry it is. */
  readonly freeDay: number | null;
  /** The cards as they were entered, the one that is announced first. */
  readonly hand: readonly MatchCard[];
  readonly state: EntryState;
}

/** Two who meet; `round` counts from 1, `index` from the top of the bracket. */
export interface CupTie {
  readonly round: number;
  readonly index: number;
  /** Null is a bye. */
  readonly players: Pair<string | null>;
  /** Null for a bye. */
  readonly matchId: number | null;
  readonly winner: string | null;
  /** Rounds won, once it is over. */
  readonly score: Pair<number> | null;
  /** The cards that really played; null where nobody put one on the table. */
  readonly brought: Pair<number | null> | null;
}

/** A cup as it is stored: the only shape that holds its seed and its secret. */
export interface CupFacts {
  readonly id: number;
  readonly kind: CupKind;
  readonly rarity: Rarity;
  readonly size: number;
  readonly fee: Hundredths;
  readonly opensAt: number;
  readonly startsAt: number;
  readonly status: CupStatus;
  /** One more with everything that happens to it. */
  readonly version: number;
  /** What the draw comes from; told when it is made. */
  readonly seed: string;
  /** What the ties' server seeds come from; told at the end. */
  readonly secret: string;
  /** What the treasury has promised to add. */
  readonly pool: Hundredths;
  /** The goats that play for each club, where two meet. */
  readonly clubs: Pair<readonly number[]> | null;
  /** In the order of entering, house players last. */
  readonly entries: readonly CupEntry[];
  readonly ties: readonly CupTie[];
}

/** What most commands need of a cup: what is settled about it and how it stands, but nobody's hand. */
export interface CupState extends Omit<CupFacts, 'entries' | 'ties'> {
  /** People who are in it: those with a history, and the others. */
  readonly entered: { readonly known: number; readonly others: number };
}

/** The vault of its fees, and what its cards are busy with: `cupReference({ id: 7 }) // 'cup:7'` */
export function cupReference({ id }: Pick<CupFacts, 'id'>): string {
  return `cup:${id}`;
}

/** The first free entry of a day is counted under this name. */
export function freeEntryOf(wallet: string): string {
  return `cup-entry:${wallet}`;
}
