import { ATTRIBUTES, type Attributes } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { ATTRIBUTE_RANGES, type Rarity } from '../rarity.ts';

const CARDS = 24;
/** Draws whose mean is a value: most lie near the middle of the tier's range, as real cards do. */
const DRAWS = 3;

const profiles = new Map<Rarity, readonly MatchCard[]>();

function drawProfile(rarity: Rarity): readonly MatchCard[] {
  const stream = seededStream('tier profile', rarity, '', '');
  const { min, max } = ATTRIBUTE_RANGES[rarity];
  const value = () => {
    let sum = 0;
    for (let draw = 0; draw < DRAWS; draw += 1) sum += min + stream.int(max - min + 1);
    return Math.round(sum / DRAWS);
  };
  return Array.from({ length: CARDS }, (_, i) => ({
    id: -1 - i,
    rarity,
    attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, value()])) as Attributes,
  }));
}

/** Cards that stand for a whole tier, where no card of a known hand can be the one. */
export function tierProfile(rarity: Rarity): readonly MatchCard[] {
  const known = profiles.get(rarity);
  if (known) return known;
  const drawn = drawProfile(rarity);
  profiles.set(rarity, drawn);
  return drawn;
}
