import { gzipSync } from 'node:zlib';
import {
  ACCESSORIES,
  BACKGROUNDS,
  CARD_STYLES,
  CARD_TYPES,
  EFFECTS,
  EXPRESSIONS,
  FRAME_COLORS,
  GOAT_SLUGS,
  type GoatTraits,
  goatStory,
  HEADS,
  KITS,
  POSES,
  SPECIALS,
} from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { expect, it } from 'vitest';
import {
  cardPicture,
  momentPicture,
  TROPHIES,
  thumbnail,
  trophyPicture,
  winnerPicture,
} from '../index.ts';
import { seededRandom } from '../ink/seeded-random.ts';
import { SAMPLE_CARD, SAMPLE_MOMENT } from './every-picture.ts';

function lot<T>(list: readonly T[], next: () => number): T {
  return list[Math.floor(next() * list.length)]!;
}

function drawLots(count: number): readonly GoatTraits[] {
  const next = seededRandom(20_000);
  return Array.from({ length: count }, (_, i) => ({
    goat: GOAT_SLUGS[i % 10]!,
    background: lot(BACKGROUNDS, next),
    expression: lot(EXPRESSIONS, next),
    accessories: lot(ACCESSORIES, next),
    special: lot(SPECIALS, next),
    kit: lot(KITS, next),
    head: lot(HEADS, next),
    pose: lot(POSES, next),
  }));
}

it('a card stays within 60 KB, 18 KB on the wire, whatever was drawn by lot', () => {
  drawLots(300).forEach((traits, i) => {
    const rarity = RARITIES[i % 4]!;
    const moments = goatStory(traits.goat).iconicMoments;
    const { title: momentTitle, year: momentYear } = moments[i % moments.length]!;
    const svg = cardPicture({ ...SAMPLE_CARD, traits, rarity, momentTitle, momentYear });
    const about = JSON.stringify([traits, rarity, momentTitle]);
    expect(svg.length, about).toBeLessThanOrEqual(60 * 1024);
    expect(gzipSync(svg).length, about).toBeLessThanOrEqual(18 * 1024);
  });
});

it('a moment card stays within the same bytes in any style', () => {
  drawLots(160).forEach((traits, i) => {
    const rarity = RARITIES[i % 4]!;
    const visualTraits = {
      cardStyle: CARD_STYLES[i % CARD_STYLES.length]!,
      frameColor: FRAME_COLORS[rarity][i % 3]!,
      effect: EFFECTS[(i * 5) % EFFECTS.length]!,
      holographic: i % 7 === 0,
    };
    const cardType = CARD_TYPES[i % CARD_TYPES.length]!;
    const plain = { ...traits, special: 'None' } as const;
    const svg = momentPicture({ ...SAMPLE_MOMENT, traits: plain, rarity, cardType, visualTraits });
    const about = JSON.stringify([traits.goat, cardType, visualTraits]);
    expect(svg.length, about).toBeLessThanOrEqual(60 * 1024);
    expect(gzipSync(svg).length, about).toBeLessThanOrEqual(18 * 1024);
  });
});

it('a thumbnail stays within 8 KB, so a list of fifty is no download', () => {
  for (const traits of drawLots(200)) {
    expect(thumbnail(traits).length, JSON.stringify(traits)).toBeLessThanOrEqual(8 * 1024);
  }
});

it('a winner’s moment stays within 64 KB, and a trophy among words within 8 KB', () => {
  drawLots(60).forEach((traits, i) => {
    const trophy = TROPHIES[i % TROPHIES.length]!;
    const svg = winnerPicture({
      ...{ title: 'Nan wins', trophy, name: ['Legendary Cup', 'No. 123456'], traits },
      ...{ ribbon: 'A name of twenty let', below: ['with The Black Pearl', '16 September 2026'] },
    });
    expect(svg.length, JSON.stringify(traits)).toBeLessThanOrEqual(64 * 1024);
    expect(trophyPicture(trophy, 'small').length).toBeLessThanOrEqual(8 * 1024);
  });
});
