import { createHash } from 'node:crypto';
import { BACKGROUNDS, GOAT_SLUGS } from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { expect, it } from 'vitest';
import * as art from '../index.ts';
import { drawScene } from '../scene/scene.ts';
import { tintFrom } from '../scene/tint.ts';
import { everyPicture, SAMPLE_CARD, SAMPLE_MOMENT } from './every-picture.ts';

// A card that is sold must look tomorrow as it looks today. After a change made on purpose, look at
// the sheets, then renew: npx vitest run packages/art/src/picture/golden.test.ts -u

function hash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

it('cards keep their bytes: every goat, every frame', () => {
  const cards = GOAT_SLUGS.map((goat, i) => {
    const rarity = RARITIES[i % 4]!;
    const traits = { ...SAMPLE_CARD.traits, goat, background: BACKGROUNDS[i]! };
    return [
      `${goat} ${rarity}`,
      hash(art.cardPicture({ ...SAMPLE_CARD, traits, rarity })),
    ] as const;
  });
  expect(Object.fromEntries(cards)).toMatchSnapshot();
});

it('what does not show a goat keeps its bytes', () => {
  const tint = tintFrom('#ff8a5c', '#ffe08a', 7);
  const scenes = BACKGROUNDS.map((name) => [name, hash(drawScene(name, tint))] as const);
  const coins = art.COIN_VARIANTS.map(
    (name) => [`coin ${name}`, hash(art.hoofCoin(name, 512))] as const,
  );
  expect(
    Object.fromEntries([...scenes, ...coins, ['card back', hash(art.cardBack())]]),
  ).toMatchSnapshot();
});

it('moments and thumbnails keep their bytes', () => {
  expect({
    moment: hash(art.momentPicture(SAMPLE_MOMENT)),
    thumbnail: hash(art.thumbnail(SAMPLE_CARD.traits)),
  }).toMatchSnapshot();
});

it('trophies and the winner’s moment keep their bytes: it hangs on walls', () => {
  const drawn = [...everyPicture()].filter(([name]) => /^(trophy|cup|winner|medal) /.test(name));
  expect(drawn.length).toBeGreaterThan(25);
  expect(Object.fromEntries(drawn.map(([name, svg]) => [name, hash(svg)]))).toMatchSnapshot();
});
