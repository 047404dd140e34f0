import { cardPicture } from '@goats/art';
import { mintedCard } from '@goats/collection';
import { expect, it } from 'vitest';
import { cardPictureInput } from '../card-picture-input.ts';
import { pictureDrawer } from './draw-picture.ts';
import { type DrawSvg, svgDrawer } from './draw-svg.ts';

it('draws the first cards whole, for whoever is waiting, and keeps what the next ones share', async () => {
  const skia = await svgDrawer();
  let files = 0;
  const counting: DrawSvg = (...args) => {
    files += 1;
    return skia(...args);
  };
  const draw = pictureDrawer(16 * 1_048_576, Promise.resolve(counting));
  const card = cardPictureInput(mintedCard(17)!);
  const drawn = async () => {
    files = 0;
    const picture = { card, svg: cardPicture(card) };
    const bytes = await draw({ picture, format: 'png', width: 64 });
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return files;
  };
  const first = [];
  for (let i = 0; i < 8; i += 1) first.push(await drawn());
  expect(first).toEqual(new Array(8).fill(1));
  expect(await drawn()).toBeGreaterThan(5);
  expect(await drawn()).toBeLessThan(3);
});
