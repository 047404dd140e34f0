/**
 * The reference: a picture composed as HashLips' engine does it, by drawing ten PNG layers of the
 * picture's size over each other on the npm package canvas and encoding the result.
 */
import { loadReference } from '../references/install.mjs';

/** `await composeLayers(['/tmp/0.png', …], 512, 717) // Buffer of a PNG` */
export async function composeLayers(files, width, height) {
  const { createCanvas, loadImage } = loadReference('canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const layers = await Promise.all(files.map((file) => loadImage(file)));
  for (const layer of layers) context.drawImage(layer, 0, 0, width, height);
  return canvas.toBuffer('image/png');
}
