import { FRAME_COLORS } from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { liveryFor } from './frame-color.ts';
import { LIVERIES } from './livery.ts';

describe.each(RARITIES)('%s frames', (rarity) => {
  it('come in three finishes nobody would mistake for each other', () => {
    const finishes = FRAME_COLORS[rarity].map((colour) =>
      JSON.stringify(liveryFor(rarity, colour)),
    );
    expect(new Set(finishes).size).toBe(3);
  });

  it('are the plain one when nothing else is asked for', () => {
    expect(liveryFor(rarity)).toBe(LIVERIES[rarity]);
    expect(liveryFor(rarity, FRAME_COLORS[rarity][0])).toBe(LIVERIES[rarity]);
  });
});
