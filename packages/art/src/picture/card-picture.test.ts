import { GOAT_SLUGS, type GoatTraits, mintedCards, SPECIALS } from '@goats/collection';
import { RARITIES } from '@goats/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { INK } from '../ink/element.ts';
import { type CardPart, cardPicture, type GoatCard } from './card-picture.ts';
import { SAMPLE_CARD } from './every-picture.ts';
import { inspectSvg } from './inspect-svg.ts';

const WIDTH = 250;
const HEIGHT = 350;

function raster(card: GoatCard, part?: CardPart) {
  return sharp(Buffer.from(cardPicture(card, part)))
    .resize(WIDTH, HEIGHT)
    .ensureAlpha();
}

/** One of each kind of card: the four tiers, all that surrounds a goat, and the night. */
const KINDS: readonly GoatCard[] = SPECIALS.map((special, i) => ({
  ...SAMPLE_CARD,
  rarity: special === 'Night Edition' ? 'Legendary' : RARITIES[i % 4]!,
  traits: { ...SAMPLE_CARD.traits, goat: GOAT_SLUGS[i]!, special },
}));

describe('the two sheets of a card', () => {
  it.each(KINDS)('laid over one another are the card: $rarity, $traits.special', async (card) => {
    const [whole, ground, figure] = await Promise.all([
      raster(card).raw().toBuffer(),
      raster(card, 'ground').png().toBuffer(),
      raster(card, 'figure').png().toBuffer(),
    ]);
    const both = await sharp(ground)
      .composite([{ input: figure }])
      .raw()
      .toBuffer();
    expect(both.length).toBe(whole.length);
    let furthest = 0;
    for (let i = 0; i < whole.length; i += 4) {
      // The colour of a pixel that can hardly be seen is a matter of rounding.
      if (whole[i + 3]! < 200) continue;
      for (let k = 0; k < 3; k++) {
        furthest = Math.max(furthest, Math.abs(whole[i + k]! - both[i + k]!));
      }
    }
    expect(furthest).toBeLessThanOrEqual(6);
  });

  it('may stand on one page: they share no id, and each refers only to its own', () => {
    const [ground, figure] = (['ground', 'figure'] as const).map((part) =>
      inspectSvg(cardPicture(SAMPLE_CARD, part)),
    );
    for (const sheet of [ground!, figure!]) {
      expect(sheet.references.filter((each) => !sheet.ids.includes(each))).toEqual([]);
    }
    expect(ground!.ids.filter((id) => figure!.ids.includes(id))).toEqual([]);
  });

  it('leave the goat to one of them: nothing that glows lies over a face', () => {
    const figure = (special: GoatTraits['special']): string => {
      const traits = { ...SAMPLE_CARD.traits, special };
      const svg = cardPicture({ ...SAMPLE_CARD, rarity: 'Epic', traits }, 'figure');
      return svg.replaceAll(/id="(\w+?)gsil"/.exec(svg)![1]!, '');
    };
    const plain = figure('None');
    for (const special of SPECIALS.filter((each) => each !== 'Night Edition')) {
      expect(figure(special) === plain, special).toBe(true);
    }
  });
});

describe('a night edition', () => {
  it('is drawn in lines of light: no ink of the day is left on it', () => {
    const [card] = [...mintedCards()].filter((each) => each.traits.special === 'Night Edition');
    expect(cardPicture(card!)).not.toContain(INK);
  });
});
