import { EXPERIMENTS, type Row } from './lines.ts';
import { randomFrom } from './random.ts';
import type { Shelf } from './shelf.ts';
import { addTo, type Tally } from './tally.ts';

/** Matches of one experiment that are played in one go; each part has a seed of its own. */
const PART = 5_000;

export interface Part {
  readonly experiment: number;
  readonly part: number;
  readonly matches: number;
}

/** `partsOf(0.05)`: a twentieth of the matches, the same ones every time. */
export function partsOf(scale: number): readonly Part[] {
  return EXPERIMENTS.flatMap(({ matches }, experiment) => {
    const wanted = Math.ceil(matches * scale);
    return Array.from({ length: Math.ceil(wanted / PART) }, (_, part) => ({
      experiment,
      part,
      matches: Math.min(PART, wanted - part * PART),
    }));
  });
}

export function playPart(shelf: Shelf, { experiment, part, matches }: Part): Tally {
  const { name, play } = EXPERIMENTS[experiment]!;
  return play(shelf, randomFrom(`${name}|${part}`), matches);
}

export interface PlayedPart extends Part {
  readonly tally: Tally;
}

export function rowsOf(played: readonly PlayedPart[]): readonly Row[] {
  return EXPERIMENTS.flatMap(({ rows }, experiment) => {
    const sum: Tally = {};
    for (const each of played) if (each.experiment === experiment) addTo(sum, each.tally);
    return rows(sum);
  });
}

/** `slack` widens a band where few matches were played. */
export function holds({ measured, least, most }: Row, slack = 0): boolean {
  const { share } = measured;
  return share >= least - slack && share <= most + slack;
}
