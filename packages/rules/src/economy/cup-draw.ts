import { type SeededStream, seededStream } from '../hash/seeded-stream.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { CLUB_PLACES, roundsOf } from './cups.ts';

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
 * Everything that the draw depends on besides its seed, as one text: whoever knows both can hash them
 * anew. `known` is a star. House players are not in it: the server picks them when it knows the seed,
 * and must not be able to try until it likes the draw.
 */
export function drawText(entries: readonly DrawEntry[]): string {
  return entries
    .map(
      ({ wallet, known, club }) => `${wallet}${known ? '*' : ''}${club === null ? '' : `/${club}`}`,
    )
    .join(',');
}

/** Who has a place when there are fewer than entries: first those who are known. */
function inOrderOfPlaces(entries: readonly DrawEntry[], { shuffle }: SeededStream): string[] {
  return [
    ...shuffle(entries.filter(({ known }) => known)),
    ...shuffle(entries.filter(({ known }) => !known)),
  ].map(({ wallet }) => wallet);
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
  const stream = seededStream(seed, sha256Hex(drawText(entries)), 'draw', String(id));
  const order = inOrderOfPlaces(entries, stream);
  const bracket = stream.shuffle([...order.slice(0, size), ...fillIns].slice(0, size));
  const ties = 2 ** (roundsOf(bracket.length) - 1);
  return {
    left: order.slice(size),
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
  const stream = seededStream(seed, sha256Hex(drawText(entries)), 'clubs', String(id));
  const sideOf = (club: 0 | 1) => {
    const order = inOrderOfPlaces(
      entries.filter((entry) => entry.club === club),
      stream,
    );
    const places = [...order.slice(0, CLUB_PLACES), ...fillIns[club]].slice(0, CLUB_PLACES);
    return { places: stream.shuffle(places), left: order.slice(CLUB_PLACES) };
  };
  const [one, other] = [sideOf(0), sideOf(1)];
  const ties = Math.max(one.places.length, other.places.length);
  return {
    left: [...one.left, ...other.left],
    ties: Array.from({ length: ties }, (_, i) => [one.places[i] ?? null, other.places[i] ?? null]),
  };
}
