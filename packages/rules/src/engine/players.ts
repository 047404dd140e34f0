import type { MatchCard } from './cards.ts';

export interface MatchPlayer {
  readonly address: string;
  readonly house: boolean;
  /** The announced card of a duel, or the announced deck of ten. */
  readonly announced: readonly MatchCard[];
}

/** What a player really brought. Seed and salt are null for whoever sent nothing. */
export interface Opening {
  readonly cards: readonly MatchCard[];
  readonly seed: string | null;
  readonly salt: string | null;
}
