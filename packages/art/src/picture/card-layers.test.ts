import {
  ACCESSORIES,
  BACKGROUNDS,
  EXPRESSIONS,
  GOAT_SLUGS,
  KITS,
  POSES,
  SPECIALS,
} from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { expect, it } from 'vitest';
import type { GoatCard } from '../index.ts';
import { cardLayers } from './card-layers.ts';
import { SAMPLE_CARD } from './every-picture.ts';
import { inspectSvg } from './inspect-svg.ts';

/** Cards in which every trait meets every goat, without all of the millions. */
const CARDS: readonly GoatCard[] = GOAT_SLUGS.flatMap((goat, g) =>
  ACCESSORIES.map((accessories, i) => ({
    ...SAMPLE_CARD,
    rarity: RARITIES[(g + i) % RARITIES.length]!,
    traits: {
      goat,
      accessories,
      background: BACKGROUNDS[(g + i) % BACKGROUNDS.length]!,
      expression: EXPRESSIONS[(g + i) % EXPRESSIONS.length]!,
      special: SPECIALS[(g * 3 + i) % SPECIALS.length]!,
      kit: KITS[i % KITS.length]!,
      pose: POSES[(g + i) % POSES.length]!,
    },
  })),
);

const sheetsOf = (card: GoatCard) =>
  cardLayers(card).layers.flatMap((layer) => ('sheets' in layer ? layer.sheets : []));

it('no layer loses a clip or a gradient that another layer holds', () => {
  const drawings = new Set(CARDS.flatMap(sheetsOf).map(({ svg }) => svg));
  for (const svg of drawings) {
    const { ids, references } = inspectSvg(svg);
    const known = new Set(ids);
    expect(
      references.filter((each) => !known.has(each)),
      svg.slice(0, 400),
    ).toEqual([]);
  }
});

it('two cards of a goat share all layers but the words and what only one of them wears', () => {
  const [one, other] = [82, 83].map((goatScore, serial) => ({ ...SAMPLE_CARD, goatScore, serial }));
  const known = new Set(sheetsOf(one!).map(({ svg }) => svg));
  const fresh = sheetsOf(other!).filter(({ svg }) => !known.has(svg));
  expect(fresh).toHaveLength(1);
});

it('what differs on every card is never offered for keeping', () => {
  const serials = Array.from({ length: 20 }, (_, serial) => ({ ...SAMPLE_CARD, serial }));
  const kept = serials.flatMap(sheetsOf).filter(({ own }) => !own);
  expect(new Set(kept.map(({ svg }) => svg)).size).toBeLessThan(kept.length / 15);
});
