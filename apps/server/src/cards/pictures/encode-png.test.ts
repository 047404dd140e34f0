import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

it.each([
  ['one pixel', 1, 1],
  ['a wide one', 7, 2],
  ['a tall one that fills more than one chunk of noise', 300, 500],
])('writes %s that another reader shows pixel for pixel', async (_, width, height) => {
  // Alpha of 0 or 255 alone: a canvas keeps colours multiplied, and would round others itself.
  const data = new Uint8ClampedArray(width * height * 4).map((__, i) => {
    const noise = (i * 2_654_435_761) >>> 24;
    const shown = (i >> 2) % 3 !== 0;
    if (i % 4 === 3) return shown ? 255 : 0;
    return shown ? noise : 0;
  });
  const image = await loadImage(encodePng({ width, height, data }));
  expect([image.width, image.height]).toEqual([width, height]);
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const read = context.getImageData(0, 0, width, height).data;
  expect(Buffer.compare(Buffer.from(read), Buffer.from(data))).toBe(0);
});
