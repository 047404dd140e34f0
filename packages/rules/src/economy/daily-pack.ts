import { nextDay } from './limits.ts';
import type { Economy } from './presets.ts';

/** Counts the own cards that all wallets together got on a UTC day. */
export const OWN_CARDS = 'own-cards';

/** What a wallet did on a UTC day that the day's pack is for. */
export type DayDeed = 'match' | 'puzzle';

/** Why the day's pack is due, or why it is not. */
export const DAILY_PACK_REASONS = [
  /** Due: the wallet has played a match out, or solved the puzzle. */
  'match',
  'puzzle',
  /** Not due: neither of the two today. */
  'nothing-yet',
  /** Not due: this day's was opened. */
  'had',
  /** Not due: where histories are asked for, the wallet has none. */
  'no-history',
  /** Not due: all cards that a day has for everybody together are given out. */
  'given-out',
] as const;
export type DailyPackReason = (typeof DAILY_PACK_REASONS)[number];

export interface DailyPack {
  readonly due: boolean;
  readonly because: DailyPackReason;
  /** When waiting helps: from then on one may be due again. */
  readonly nextAt: number | null;
}

export interface DayOfWallet {
  readonly deed: DayDeed | null;
  /** This day's pack was opened. */
  readonly had: boolean;
  readonly hasHistory: boolean;
  /** Own cards that all wallets together got on this day. */
  readonly given: number;
}

/**
 * Whether the day's pack is due for a wallet. A wallet costs nothing: among strangers only one with a
 * history gets a card, and all of them together no more than a day has.
 *
 * `dailyPack({ deed: 'match', had: false, hasHistory: true, given: 0 }, PRESETS.live, at)`
 */
export function dailyPack(
  { deed, had, hasHistory, given }: DayOfWallet,
  { historyAsked, ownCards }: Economy,
  at: number,
): DailyPack {
  const no = (because: DailyPackReason, nextAt: number | null = null) => ({
    ...{ due: false, because, nextAt },
  });
  if (had) return no('had', nextDay(at));
  if (historyAsked && !hasHistory) return no('no-history');
  if (historyAsked && given >= ownCards.perDay) return no('given-out', nextDay(at));
  return deed === null ? no('nothing-yet') : { due: true, because: deed, nextAt: null };
}
