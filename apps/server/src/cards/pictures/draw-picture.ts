import { createCanvas, Image } from '@napi-rs/canvas';
import { encodePng } from './encode-png.ts';
import type { Format } from './formats.ts';
import { type PictureName, pictureByName } from './picture-by-name.ts';

/** A drawing of ours that is to become an image file. */
export interface PictureJob {
  /** As SVG, or by its name: then it is drawn where it is painted, and not by whoever orders it. */
  readonly drawing: string | PictureName;
  readonly format: Exclude<Format, 'svg'>;
  /** The file's own width unless told. */
  readonly width?: number;
}

const QUALITY = 86;
/** What shows through a picture in a format that knows no transparency: the page's own ground. */
const GROUND = '#07140e';

// One of each for all pictures: their megabytes lie outside of what the garbage collector sees, and
// new ones for every picture would pile up to a gigabyte before it looks.
const image = new Image();
const canvas = createCanvas(1, 1);

/**
 * One at a time; several at once need several threads.
 *
 * `await drawPicture({ drawing: cardPicture(card), format: 'webp', width: 512 })`
 */
export async function drawPicture({ drawing, format, width }: PictureJob): Promise<Buffer> {
  const svg = typeof drawing === 'string' ? drawing : drawNamed(drawing);
  const size = sizeOf(svg, width);
  // The root's size is rewritten, so that the vector is drawn at that size instead of being scaled.
  image.src = Buffer.from(
    svg.replace(ROOT_SIZE, `$1width="${size.width}" height="${size.height}"`),
  );
  await image.decode();
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  const opaque = format === 'jpg' || format === 'jpeg';
  if (opaque) {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(image, 0, 0);
  if (format === 'png') return encodePng(context.getImageData(0, 0, size.width, size.height));
  return canvas.encodeSync(opaque ? 'jpeg' : 'webp', QUALITY);
}

function drawNamed(name: PictureName): string {
  const picture = pictureByName(name);
  if (!picture) throw new Error(`There is no picture ${name.filename}`);
  return picture.draw();
}

const ROOT_SIZE = /^(<svg [^>]*?)width="([\d.]+)" height="([\d.]+)"/;

function sizeOf(svg: string, wanted: number | undefined): { width: number; height: number } {
  const size = ROOT_SIZE.exec(svg);
  if (!size) throw new Error('A picture without width and height cannot be drawn');
  const [natural, height] = [Number(size[2]), Number(size[3])];
  const width = wanted ?? natural;
  return { width, height: Math.round((width * height) / natural) };
}
