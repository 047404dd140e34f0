import type { Rarity } from '../rarity.ts';
import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';
import { quickMultiplier } from './multipliers.ts';

/** The treasury's part of a battle request's prize pool. */
export const REQUEST_BONUS: Hundredths = 30 * HUNDREDTHS_PER_HOOF;

/** At most this many matches a UTC day between the same two wallets carry a treasury bonus. */
export const BONUS_MATCHES_PER_DAY = 3;

/** What a match is played for. Seat 0 is always the challenger or the maker of the request. */
export type Terms =
  | { readonly kind: 'practice' }
  /** Between two people, for nothing. */
  | { readonly kind: 'friendly' }
  /** A tie of a cup: whoever wins the final gets the +1, and prizes are the cup's. */
  | { readonly kind: 'cup'; readonly final: boolean }
  | {
      readonly kind: 'challenge' | 'request';
      readonly stake: Hundredths;
      /** Settled when the match is made and never after: see `whyNoBonus`. */
      readonly bonusGranted: boolean;
    };

/**
 * Whether nothing comes of a match but its result: no HOOF, rest, +1, rating, history, week or count
 * of games. The one place that knows which kinds those are.
 */
export function isForNothing<M extends { readonly kind: Terms['kind'] }>(
  match: M,
): match is M & { readonly kind: 'practice' | 'friendly' } {
  return match.kind === 'practice' || match.kind === 'friendly';
}

/** Whether both have put HOOF down: nobody does in practice or a friendly, nor in the ties of a cup. */
export function isStaked<M extends { readonly kind: Terms['kind'] }>(
  match: M,
): match is M & { readonly kind: 'challenge' | 'request' } {
  return match.kind === 'challenge' || match.kind === 'request';
}

/** `stakeOf({ kind: 'practice' }) // 0` */
export function stakeOf(terms: Terms): Hundredths {
  return isStaked(terms) ? terms.stake : 0;
}

/** `winnerTakes(1000) // 2000`: both stakes, before any bonus. */
export function winnerTakes(stake: Hundredths): Hundredths {
  return stake * 2;
}

/** Own stake x (multiplier - 1): `underdogBonus(1000, 'Common', 'Legendary') // 3000` */
export function underdogBonus(stake: Hundredths, challenger: Rarity, opponent: Rarity): Hundredths {
  return Math.round(stake * (quickMultiplier(challenger, opponent) - 1));
}

/** What the treasury adds when seat 0 or seat 1 wins: `[3000, 0]` for an underdog's challenge. */
export function treasuryBonuses(
  terms: Terms,
  challenger: Rarity,
  opponent: Rarity,
): readonly [Hundredths, Hundredths] {
  if (!isStaked(terms) || !terms.bonusGranted) return [0, 0];
  if (terms.kind === 'request') return [REQUEST_BONUS, REQUEST_BONUS];
  return [underdogBonus(terms.stake, challenger, opponent), 0];
}

/** What the winner may take: both stakes and the bonus. `poolOf(1000, 3000) // 5000` */
export function poolOf(stake: Hundredths, bonus: Hundredths): Hundredths {
  return winnerTakes(stake) + bonus;
}

export interface BonusFacts {
  /** The most the treasury could owe for this match. */
  readonly bonus: Hundredths;
  readonly treasury: Hundredths;
  /** Matches with a bonus that these two wallets already played this UTC day. */
  readonly bonusMatchesToday: number;
  /** The players, as far as they are known: in a list only the one who waits. */
  readonly sides: readonly BonusSide[];
}

/** What a bonus hangs on that is one player's. */
export interface BonusSide {
  /** What is left of the day's purse for this wallet. */
  readonly purseLeft: Hundredths;
  /** Whether the wallet has a history, where one is asked for. */
  readonly history: boolean;
}

/**
 * Why the pool is without its bonus; null when it has it. The lobby shows it before anyone stakes.
 * `whyNoBonus({ bonus: 3000, treasury: 1e12, bonusMatchesToday: 3, sides: [] }) // 'pair'`
 */
export function whyNoBonus(facts: BonusFacts): 'pair' | 'treasury' | 'purse' | 'history' | null {
  const { bonus, treasury, bonusMatchesToday, sides } = facts;
  if (bonus === 0) return null;
  if (treasury < bonus) return 'treasury';
  if (sides.some(({ history }) => !history)) return 'history';
  if (sides.some(({ purseLeft }) => purseLeft < bonus)) return 'purse';
  return bonusMatchesToday < BONUS_MATCHES_PER_DAY ? null : 'pair';
}
