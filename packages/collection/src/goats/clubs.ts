import { GOAT_SLUGS } from '../goat-slugs.ts';
import { GOAT_FACTS } from './goat-facts.ts';

/** The two clubs of the weekly club match: where a goat comes from decides whom it plays for. */
export interface Club {
  readonly name: string;
  readonly origins: readonly string[];
}

export const CLUBS: readonly [Club, Club] = [
  { name: 'Carnival Rovers', origins: ['Brazil', 'Argentina'] },
  { name: 'Old Meadow United', origins: ['Portugal', 'France', 'Netherlands', 'Germany'] },
];

/** The goats of each club by id: `clubGoats()[0] // [1, 2, 3, 5, 8]` */
export function clubGoats(): readonly [readonly number[], readonly number[]] {
  const of = ({ origins }: Club) =>
    GOAT_SLUGS.flatMap((slug, i) => (origins.includes(GOAT_FACTS[slug].origin) ? [i + 1] : []));
  return [of(CLUBS[0]), of(CLUBS[1])];
}
