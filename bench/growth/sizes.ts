import { parseArgs } from 'node:util';
import { BRIEF, sized } from '../brief.ts';

/** How large a world is. */
export interface Size {
  readonly wallets: number;
  /** Staked ones that are over, ties of cups included. */
  readonly matches: number;
  /** How long it has been played. */
  readonly days: number;
  readonly sales: number;
  /** Of the first goat, all of them other wallets. */
  readonly followers: number;
  readonly cupsADay: number;
}

const { values } = parseArgs({
  strict: false,
  options: {
    wallets: { type: 'string' },
    matches: { type: 'string' },
    days: { type: 'string' },
    sales: { type: 'string' },
    followers: { type: 'string' },
    calls: { type: 'string' },
    audit: { type: 'boolean' },
  },
});
const chosen = (name: keyof typeof values, otherwise: number) =>
  typeof values[name] === 'string' ? Number(values[name]) : otherwise;

/** Whoever plays in the measurements, and plays more than anybody else. */
export const ACTORS = 40;
/** What everybody begins with; enough for whoever loses all the time. */
export const STARTER_HUNDREDTHS = 2_000_000;
/** And who buys all the time. */
export const ACTORS_HUNDREDTHS = 100_000_000;
/** A cup of four has three ties. */
export const CUP_ENTRIES = 4;
export const CUP_TIES = 3;

/** So large that a page of any list is full: what is compared is the size of the world, not of an answer. */
export const SMALL: Size = {
  wallets: sized(1_000, 200),
  matches: sized(3_000, 600),
  days: sized(90, 14),
  sales: sized(3_000, 200),
  followers: sized(50, 20),
  cupsADay: 4,
};

/** A year; one cup in ten minutes would leave no match of the half million for anything else. */
export const LARGE: Size = {
  wallets: chosen('wallets', sized(100_000, 400)),
  matches: chosen('matches', sized(500_000, 1_200)),
  days: chosen('days', sized(365, 30)),
  sales: chosen('sales', sized(200_000, 400)),
  followers: chosen('followers', sized(50_000, 100)),
  cupsADay: BRIEF ? 4 : 144,
};

/** How often each thing is asked in either world. */
export const CALLS = chosen('calls', sized(40, 1));
/** Whether the books of both worlds are audited first. */
export const AUDIT = values.audit === true;
