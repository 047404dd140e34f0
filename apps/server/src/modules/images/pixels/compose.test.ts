import { cardLayers, cardPicture, type GoatCard } from '@goats/art';
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
import { describe, expect, it } from 'vitest';
import { composerWith } from './compose.ts';
import { type DrawSvg, resized, sizedTo, svgDrawer, withLibrsvg } from './draw-svg.ts';
import { openSpriteCache } from './sprite-cache.ts';

const WIDTH = 192;

/** Every scene, special, accessory and goat once at least, in all frames. */
const CARDS: readonly GoatCard[] = ACCESSORIES.map((accessories, i) => ({
  traits: {
    goat: GOAT_SLUGS[i % GOAT_SLUGS.length]!,
    background: BACKGROUNDS[i % BACKGROUNDS.length]!,
    expression: EXPRESSIONS[i % EXPRESSIONS.length]!,
    accessories,
    special: SPECIALS[i % SPECIALS.length]!,
    kit: KITS[i % KITS.length]!,
    pose: POSES[(i + 1) % POSES.length]!,
  },
  rarity: RARITIES[i % RARITIES.length]!,
  name: 'Hand of Horn',
  shirtNumber: 10,
  position: 'Midfielder',
  origin: 'Argentina',
  goatScore: 60 + i,
  serial: 1 + i * 1_501,
}));

/** How many of a thousand pixels are visibly different, and by how much all of them are on average. */
function difference(one: Uint32Array, other: Uint32Array): { perMille: number; mean: number } {
  let visible = 0;
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) {
    let most = 0;
    for (const shift of [0, 8, 16, 24]) {
      const off = Math.abs(((one[i]! >>> shift) & 255) - ((other[i]! >>> shift) & 255));
      most = Math.max(most, off);
      sum += off;
    }
    if (most > 32) visible += 1;
  }
  return { perMille: (visible * 1_000) / one.length, mean: sum / 4 / one.length };
}

async function compare(draw: DrawSvg, card: GoatCard) {
  const layers = cardLayers(card);
  const { width, height } = sizedTo(layers, WIDTH);
  const cache = openSpriteCache(16 * 1_048_576);
  const composer = composerWith(draw, cache);
  const whole = await draw(resized(cardPicture(card), width, height), width, height);
  const cold = Uint32Array.from(await composer.compose(layers, width));
  const warm = await composer.compose(layers, width);
  expect(Buffer.compare(Buffer.from(cold.buffer), Buffer.from(warm.buffer))).toBe(0);
  return difference(whole, cold);
}

describe('a card put together from its layers', () => {
  // Where a goat meets the frame, each of its parts is smoothed against the edge once instead of
  // one after the other: a line one pixel wide may differ. Specks and paper are filled where they
  // fall, while a renderer draws their pattern once and resamples it, which blurs it by a shade.
  it.each(CARDS.map((card) => [Object.values(card.traits).join(', '), card] as const))(
    'looks as the whole drawing does: %s',
    async (_, card) => {
      const { perMille, mean } = await compare(await svgDrawer(), card);
      expect(perMille).toBeLessThan(6);
      expect(mean).toBeLessThan(0.7);
    },
  );

  it('looks the same where only librsvg is to be had', async () => {
    const { perMille, mean } = await compare(withLibrsvg, CARDS[3]!);
    expect(perMille).toBeLessThan(6);
    expect(mean).toBeLessThan(0.6);
  });
});
