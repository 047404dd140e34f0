import { type Say, t } from '@goats/words';
import { seededStream } from '../hash/seeded-stream.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { TIMING } from './deadlines.ts';
import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';

/** How many play for a knock-out cup: a bracket halves until one is left. */
export const CUP_SIZES = [4, 8, 16, 32, 64] as const;
/** Places of each club when two clubs meet. */
export const CLUB_PLACES = 8;
/** Cards that a player may take along to a cup. */
export const CUP_CARDS = 3;
/**
 * So many with a history can enter, and as many without: places are drawn long before. Each kind is
 * counted for itself, so that free wallets cannot shut a cup to everybody else.
 */
export const CUP_MOST_ENTRIES = 512;

/** What an entry may cost, in whole HOOF. */
export const CUP_MOST_FEE = 100_000;

export interface CupEconomy {
  readonly size: number;
  /** What a second entry of the day costs, in whole HOOF. */
  readonly fee: number;
  readonly openMinutes: number;
  readonly everyMinutes: number;
  /** With fewer people than this it does not take place. */
  readonly leastPeople: number;
  /** What the treasury adds, in whole HOOF: for each person, to one cup at most, in a week at most. */
  readonly treasury: {
    readonly perPerson: number;
    readonly perCup: number;
    readonly perWeek: number;
  };
}

/** Round 1 of a duel is chance: two are picked. */
const PICKS = 2;

/** The longest that a tie can take, when nobody does anything before the last moment. */
export const LONGEST_TIE_MS = TIMING.commitMs + TIMING.openMs + PICKS * TIMING.pickMs;

/** `roundsOf(8) // 3` */
export function roundsOf(places: number): number {
  return Math.ceil(Math.log2(Math.max(2, places)));
}

/** `roundName(2, 3) // 'Semi-final'` */
export function roundName(round: number, rounds: number, say: Say = t): string {
  const left = rounds - round;
  if (left === 0) return say('Final@@round of a cup');
  if (left === 1) return say('Semi-final@@round of a cup');
  if (left === 2) return say('Quarter-final@@round of a cup');
  return say('Round of {players}@@round of a cup', { players: 2 ** (left + 1) });
}

/** What is left of the week's budget for cups when so much of it is promised. */
export function cupBudgetLeft(used: Hundredths, { treasury }: CupEconomy): Hundredths {
  return Math.max(0, treasury.perWeek * HUNDREDTHS_PER_HOOF - used);
}

/** What the treasury adds to a cup with so many people it knows, out of what is `left` to add. */
export function treasuryPart(
  people: number,
  { treasury }: CupEconomy,
  left: Hundredths,
): Hundredths {
  const wanted = Math.min(treasury.perCup, treasury.perPerson * people) * HUNDREDTHS_PER_HOOF;
  return Math.max(0, Math.min(wanted, left));
}

/** Parts in a thousand for the second, and for each beaten semi-finalist; the first gets the rest. */
const SECOND = 250;
const SEMI_FINALIST = 125;

/** What first, second and the beaten semi-finalists get of a pool: `cupPrizes(10000, 3)` */
export function cupPrizes(pool: Hundredths, rounds: number): Hundredths[] {
  const part = (share: number) => Math.floor((pool * share) / 1000);
  const others = [part(SECOND), ...(rounds > 1 ? [part(SEMI_FINALIST), part(SEMI_FINALIST)] : [])];
  return [pool - others.reduce((sum, prize) => sum + prize, 0), ...others];
}

/** What eight winners get of a pool, each the same: what does not divide stays in the treasury. */
export function clubPrize(pool: Hundredths, winners: number): Hundredths {
  return winners === 0 ? 0 : Math.floor(pool / winners);
}

/**
 * The server seed of a tie: fixed for all ties by a secret whose hash was told when the cup opened,
 * so that nobody can choose it when it is known who plays. The secret is told at the end.
 */
export function tieSeed(secret: string, round: number, index: number): string {
  return sha256Hex(`goat-cup-tie-v1|${secret}|${round}|${index}`);
}

/** Who goes on when neither put a card on the table: somebody must. */
export function tieCoin(secret: string, round: number, index: number): 0 | 1 {
  return seededStream(secret, String(round), String(index), 'coin').bit();
}
