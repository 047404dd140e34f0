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
/** Beyond this many nobody can enter: places are drawn long before. */
export const CUP_MOST_ENTRIES = 512;

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

/** The longest that a tie can take, when nobody does anything before the last moment. */
export const LONGEST_TIE_MS = TIMING.commitMs + TIMING.openMs + 3 * TIMING.pickMs;

/** `roundsOf(8) // 3` */
export function roundsOf(places: number): number {
  return Math.ceil(Math.log2(Math.max(2, places)));
}

/** `roundName(2, 3) // 'Semi-final'` */
export function roundName(round: number, rounds: number): string {
  const left = rounds - round;
  if (left === 0) return 'Final';
  if (left === 1) return 'Semi-final';
  if (left === 2) return 'Quarter-final';
  return `Round of ${2 ** (left + 1)}`;
}

/** What the treasury adds to a cup with so many people it knows, before the week's budget. */
export function treasuryPart(people: number, { treasury }: CupEconomy): Hundredths {
  return Math.min(treasury.perCup, treasury.perPerson * people) * HUNDREDTHS_PER_HOOF;
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

/** Whoever takes part in a draw, in the order of entering. */
export interface DrawEntry {
  readonly wallet: string;
  /** A history where one is asked for: drawn before those without, who may be a farm of one. */
  readonly known: boolean;
  /** The club, where two clubs meet. */
  readonly club: 0 | 1 | null;
}

export interface Draw {
  /** The ties of the first round; null is a bye. */
  readonly ties: readonly (readonly [string | null, string | null])[];
  /** Who entered and has no place. */
  readonly left: readonly string[];
}

/**
 * Everything that the draw depends on, as one text: whoever knows the seed and the entries can hash
 * it anew. `known` is a star.
 */
export function drawText(entries: readonly DrawEntry[], fillIns: readonly string[]): string {
  const people = entries.map(
    ({ wallet, known, club }) => `${wallet}${known ? '*' : ''}${club === null ? '' : `/${club}`}`,
  );
  return `${people.join(',')};${fillIns.join(',')}`;
}

/**
 * Who meets whom, from a seed whose hash was told before anybody entered and from the entries
 * themselves. More than there are places: places are drawn, first among those who are known. Fewer:
 * house players fill in, and byes what is left; a bracket is never larger than it must be.
 *
 * `drawCup({ id: 7, seed, size: 8, entries, fillIns: ['0xhouse…'] })`
 */
export function drawCup(cup: {
  readonly id: number;
  readonly seed: string;
  readonly size: number;
  readonly entries: readonly DrawEntry[];
  readonly fillIns: readonly string[];
}): Draw {
  const { id, seed, size, entries, fillIns } = cup;
  const stream = seededStream(seed, sha256Hex(drawText(entries, fillIns)), 'draw', String(id));
  const order = [
    ...stream.shuffle(entries.filter(({ known }) => known)),
    ...stream.shuffle(entries.filter(({ known }) => !known)),
  ].map(({ wallet }) => wallet);
  const places = [...order.slice(0, size), ...fillIns].slice(0, size);
  const left = order.slice(size);
  const bracket = stream.shuffle(places);
  const ties = 2 ** (roundsOf(bracket.length) - 1);
  return {
    left,
    ties: Array.from({ length: ties }, (_, i) => [bracket[i] ?? null, bracket[ties + i] ?? null]),
  };
}

/** The same for two clubs: one of each in every tie, and house players where a club is short. */
export function drawClubs(cup: {
  readonly id: number;
  readonly seed: string;
  readonly entries: readonly DrawEntry[];
  /** Of each club, as many as it is short. */
  readonly fillIns: readonly [readonly string[], readonly string[]];
}): Draw {
  const { id, seed, entries, fillIns } = cup;
  const text = drawText(entries, fillIns.flat());
  const stream = seededStream(seed, sha256Hex(text), 'clubs', String(id));
  const sides = ([0, 1] as const).map((club) => {
    const own = entries.filter((entry) => entry.club === club);
    const order = [
      ...stream.shuffle(own.filter(({ known }) => known)),
      ...stream.shuffle(own.filter(({ known }) => !known)),
    ].map(({ wallet }) => wallet);
    const places = [...order.slice(0, CLUB_PLACES), ...fillIns[club]].slice(0, CLUB_PLACES);
    return { places: stream.shuffle(places), left: order.slice(CLUB_PLACES) };
  });
  const [one, other] = [sides[0]!, sides[1]!];
  const ties = Math.max(one.places.length, other.places.length);
  return {
    left: [...one.left, ...other.left],
    ties: Array.from({ length: ties }, (_, i) => [one.places[i] ?? null, other.places[i] ?? null]),
  };
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
