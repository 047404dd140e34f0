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

/** `historyAfter(before, { house: true, met: false })`: one match more that was played out. */
export function historyAfter(
  before: History,
  opponent: { readonly house: boolean; readonly met: boolean },
): History {
  const { matches, wallets, houseMatches, houseWallets } = before;
  const first = opponent.met ? 0 : 1;
  return opponent.house
    ? { ...before, houseMatches: houseMatches + 1, houseWallets: houseWallets + first }
    : { ...before, matches: matches + 1, wallets: wallets + first };
}

export const NO_HISTORY: History = { matches: 0, wallets: 0, houseMatches: 0, houseWallets: 0 };

/** What counts of it: `countedHistory({ matches: 3, …, houseMatches: 80 }) // { matches: 8, … }` */
export function countedHistory(history: History): Pick<History, 'matches' | 'wallets'> {
  const { matches, wallets, houseMatches, houseWallets } = history;
  return {
    matches: matches + Math.min(houseMatches, HOUSE_IN_HISTORY.matches),
    wallets: wallets + Math.min(houseWallets, HOUSE_IN_HISTORY.wallets),
  };
}

/**
 * Whether a wallet has played enough against enough others to be more than a free address.
 * Opponents need none themselves, so that the first players of a world can get one.
 *
 * `hasHistory({ matches: 5, wallets: 3, houseMatches: 80, houseWallets: 6 }) // true`
 */
export function hasHistory(history: History): boolean {
  const { matches, wallets } = countedHistory(history);
  return matches >= HISTORY.matches && wallets >= HISTORY.wallets;
}
