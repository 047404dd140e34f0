/** What a wallet has behind it: matches that were played out, whom it met in them, and on how many days. */
export interface History {
  readonly matches: number;
  readonly wallets: number;
  /** The same against house players alone; not among the two above. */
  readonly houseMatches: number;
  readonly houseWallets: number;
  /** Different UTC days on which it played one out, and the last of them. */
  readonly days: number;
  readonly lastDay: number | null;
  /** Whether that was a history once: what somebody has is not taken away by another figure. */
  readonly has: boolean;
}

/** A history is so many matches played out against so many different wallets, and takes days. */
export const HISTORY = { matches: 10, wallets: 5 } as const;
/** House players count for no more of it than these. */
export const HOUSE_IN_HISTORY = { matches: 5, wallets: 2 } as const;

/**
 * One match more that was played out, where so many days are asked for:
 * `historyAfter(before, { house: true, met: false, day: utcDay(at) }, 3)`
 */
export function historyAfter(
  before: History,
  match: { readonly house: boolean; readonly met: boolean; readonly day: number },
  daysAsked: number,
): History {
  const { matches, wallets, houseMatches, houseWallets, days, lastDay } = before;
  const first = match.met ? 0 : 1;
  // A match that the clock ends late may belong to a day before the last one: it is no new day.
  const counted = {
    ...before,
    ...(lastDay === null || match.day > lastDay ? { days: days + 1, lastDay: match.day } : {}),
    ...(match.house
      ? { houseMatches: houseMatches + 1, houseWallets: houseWallets + first }
      : { matches: matches + 1, wallets: wallets + first }),
  };
  return { ...counted, has: before.has || isHistory(counted, daysAsked) };
}

export const NO_HISTORY: History = {
  ...{ matches: 0, wallets: 0, houseMatches: 0, houseWallets: 0 },
  ...{ days: 0, lastDay: null, has: false },
};

type Played = Pick<History, 'matches' | 'wallets' | 'houseMatches' | 'houseWallets'>;

/** What counts of it: `countedHistory({ matches: 3, …, houseMatches: 80 }) // { matches: 8, … }` */
export function countedHistory(history: Played): Pick<History, 'matches' | 'wallets'> {
  const { matches, wallets, houseMatches, houseWallets } = history;
  return {
    matches: matches + Math.min(houseMatches, HOUSE_IN_HISTORY.matches),
    wallets: wallets + Math.min(houseWallets, HOUSE_IN_HISTORY.wallets),
  };
}

/**
 * Whether that is enough, against enough others and on enough days, to be more than a free address:
 * a crowd of them can be made in seconds, and days cannot. Opponents need none themselves, so that
 * the first players of a world can get one.
 *
 * `isHistory({ matches: 5, wallets: 3, houseMatches: 80, houseWallets: 6, days: 3 }, 3) // true`
 */
export function isHistory(history: Played & Pick<History, 'days'>, daysAsked: number): boolean {
  const { matches, wallets } = countedHistory(history);
  return matches >= HISTORY.matches && wallets >= HISTORY.wallets && history.days >= daysAsked;
}

/** `hasHistory(NO_HISTORY) // false` */
export function hasHistory(history: History): boolean {
  return history.has;
}
