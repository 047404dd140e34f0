import { cardPicture, figure } from '@goats/art';
import { mintedCard } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const svg = cardPicture(mintedCard(17)!);

it('leaves nothing of one picture in the next, of whatever size and format', async () => {
  const cutOut = figure(mintedCard(18)!.traits);
  const first = await drawPicture({ svg: cutOut, format: 'png', width: 64 });
  await drawPicture({ svg: figure(mintedCard(19)!.traits), format: 'jpg', width: 64 });
  expect(await drawPicture({ svg: cutOut, format: 'png', width: 64 })).toEqual(first);
  await drawPicture({ svg, format: 'webp', width: 128 });
  expect(await drawPicture({ svg: cutOut, format: 'png', width: 64 })).toEqual(first);
});

it('draws the next picture after one that is no picture', async () => {
  const broken = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"';
  await expect(drawPicture({ svg: `${broken}`, format: 'png' })).rejects.toThrow();
  const { width, height } = await loadImage(await drawPicture({ svg, format: 'png' }));
  expect([width, height]).toEqual([500, 700]);
});
