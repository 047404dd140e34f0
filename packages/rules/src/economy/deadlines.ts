const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a challenge and a battle request stay open. */
export const CHALLENGE_EXPIRY_MS = 6 * 60 * MINUTE;
export const REQUEST_EXPIRY_MS = 30 * MINUTE;

/** How long a challenge to one player, or a link, stays open. */
export const DUEL_EXPIRY_MS = 30 * MINUTE;
/** The same for the link of a friendly: it holds nothing back that its maker could miss. */
export const FRIENDLY_LINK_EXPIRY_MS = 24 * 60 * MINUTE;

/** How long a rematch waits for the one it is for, and how long after a match it can be proposed. */
export const REMATCH_EXPIRY_MS = 5 * MINUTE;
export const REMATCH_WITHIN_MS = 30 * MINUTE;

/** How long each step of a match may take. */
export interface Timing {
  readonly commitMs: number;
  readonly openMs: number;
  readonly pickMs: number;
}

export const TIMING: Timing = { commitMs: 60 * SECOND, openMs: 2 * MINUTE, pickMs: 30 * SECOND };

/** For whoever is being shown round, in practice or in a first match: reading takes a while. */
export const UNHURRIED: Timing = { commitMs: 5 * MINUTE, openMs: 5 * MINUTE, pickMs: 5 * MINUTE };

/**
 * A staked match gets back what outages took from it up to this, all together; beyond it the match is
 * void. Whoever asks the chain to let them go is out after an hour, with whatever they have not lost
 * by then: no stake may stay undecided for so long.
 */
export const MOST_GIVEN_BACK_MS = 15 * MINUTE;

/** `isExpired(expiresAt, now)`: from the very millisecond on, as the countdown shows it. */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}
