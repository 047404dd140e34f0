import { cardPicture, figure } from '@goats/art';
import { mintedCard } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const svg = cardPicture(mintedCard(17)!);

it('leaves nothing of one picture in the next, of whatever size and format', async () => {
  const cutOut = figure(mintedCard(18)!.traits);
  const first = await drawPicture({ drawing: cutOut, format: 'png', width: 64 });
  await drawPicture({ drawing: figure(mintedCard(19)!.traits), format: 'jpg', width: 64 });
  expect(await drawPicture({ drawing: cutOut, format: 'png', width: 64 })).toEqual(first);
  await drawPicture({ drawing: svg, format: 'webp', width: 128 });
  expect(await drawPicture({ drawing: cutOut, format: 'png', width: 64 })).toEqual(first);
});

it('draws the next picture after one that is no picture', async () => {
  const broken = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"';
  await expect(drawPicture({ drawing: `${broken}`, format: 'png' })).rejects.toThrow();
  const { width, height } = await loadImage(await drawPicture({ drawing: svg, format: 'png' }));
  expect([width, height]).toEqual([500, 700]);
});

it('draws by name what whoever ordered it would have drawn', async () => {
  const named = { among: 'images', filename: 'card-17.png', locale: 'en' } as const;
  expect(await drawPicture({ drawing: named, format: 'png', width: 64 })).toEqual(
    await drawPicture({ drawing: svg, format: 'png', width: 64 }),
  );
  const nobody = { ...named, filename: 'card-99999.png' };
  await expect(drawPicture({ drawing: nobody, format: 'png' })).rejects.toThrow('card-99999.png');
});
