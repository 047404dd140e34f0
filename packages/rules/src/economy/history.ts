/** What a wallet has behind it: matches that were played out, and how many wallets it met in them. */
export interface History {
  readonly matches: number;
  readonly wallets: number;
  /** The same against house players alone; not among the two above. */
  readonly houseMatches: number;
  readonly houseWallets: number;
}

/** A history is so many matches played out against so many different wallets. */
export const HISTORY = { matches: 10, wallets: 5 } as const;
/** House players count for no more of it than these. */
export const HOUSE_IN_HISTORY = { matches: 5, wallets: 2 } as const;

export const NO_HISTORY: History = { matches: 0, wallets: 0, houseMatches: 0, houseWallets: 0 };

/**
 * Whether a wallet has played enough against enough others to be more than a free address.
 * Opponents need none themselves, so that the first players of a world can get one.
 *
 * `hasHistory({ matches: 5, wallets: 3, houseMatches: 80, houseWallets: 6 }) // true`
 */
export function hasHistory({ matches, wallets, houseMatches, houseWallets }: History): boolean {
  return (
    matches + Math.min(houseMatches, HOUSE_IN_HISTORY.matches) >= HISTORY.matches &&
    wallets + Math.min(houseWallets, HOUSE_IN_HISTORY.wallets) >= HISTORY.wallets
  );
}
