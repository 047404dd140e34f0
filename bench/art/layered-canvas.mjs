/**
 * The reference: a picture composed as HashLips' engine does it, by drawing ten PNG layers of one
 * size over each other on the npm package canvas and encoding the result.
 */
import { loadReference } from '../references/install.mjs';

const { createCanvas, loadImage } = loadReference('canvas');

/** `await composeLayers(['/tmp/0.png', …], 512) // Buffer of a PNG` */
export async function composeLayers(files, side) {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const layers = await Promise.all(files.map((file) => loadImage(file)));
  for (const layer of layers) context.drawImage(layer, 0, 0, side, side);
  return canvas.toBuffer('image/png');
}
