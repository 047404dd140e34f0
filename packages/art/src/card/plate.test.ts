import { GOAT_FACTS, GOAT_SLUGS, goatStory } from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { LIVERIES } from './livery.ts';
import { namePlate, type PlateWords, serialNumber } from './plate.ts';

const WORDS: PlateWords = {
  serial: '#0001',
  head: 'The Flea',
  line: 'The Cabbage Leaf',
  year: '2000',
  tab: 'Rare · Forward · Argentina · 00001 / 20000',
};

/** Sizes of all lines of the caption face, from the scale each is drawn with: 100 squares to the em. */
function captionSizes(markup: string): readonly number[] {
  return [...markup.matchAll(/scale\(([\d.]+)\)"/g)].map(([, scale]) => Number(scale) * 100);
}

describe('the plate', () => {
  it('prints every moment of every goat large enough to be read on a card of 240 px', () => {
    for (const goat of GOAT_SLUGS) {
      for (const { title, year } of goatStory(goat).iconicMoments) {
        const words = { ...WORDS, head: GOAT_FACTS[goat].name, line: title, year: String(year) };
        const plate = namePlate('Common', LIVERIES.Common, words);
        // All lines but the last, which is the small print.
        const lines = captionSizes(plate).slice(2, -1);
        expect(Math.min(...lines), title).toBeGreaterThanOrEqual(17);
      }
    }
  });

  it.each(RARITIES)('keeps a text of any length inside: %s', (rarity) => {
    const long = 'The afternoon on which absolutely nobody could find the linesman again';
    const plate = namePlate(rarity, LIVERIES[rarity], { ...WORDS, head: long, line: long });
    expect(plate).not.toMatch(/NaN|Infinity/);
  });

  it('counts in four digits, and in more where there are more', () => {
    expect([1, 228, 2000, 24_999].map(serialNumber)).toEqual(['#0001', '#0228', '#2000', '#24999']);
    expect(serialNumber(Number.NaN)).toBe('#0000');
  });
});
