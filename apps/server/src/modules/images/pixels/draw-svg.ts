import { loadSharp } from './load-sharp.ts';
import type { Patch } from './sprite.ts';

/** Draws a whole SVG file, whose root has the size in pixels, as premultiplied pixels. */
export type DrawSvg = (svg: string, width: number, height: number) => Promise<Uint32Array>;

type Skia = typeof import('@napi-rs/canvas');
type Canvas = import('@napi-rs/canvas').Canvas;

let chosen: Promise<DrawSvg> | undefined;

/** Skia where there is a build of it for this machine, librsvg everywhere else. */
export function svgDrawer(): Promise<DrawSvg> {
  chosen ??= import('@napi-rs/canvas').then(withSkia, () => withLibrsvg);
  return chosen;
}

/** Canvases kept for the next drawing of their size: most have one of three, and new memory is slow. */
const KEPT_CANVASES = 4;

function withSkia({ createCanvas, loadImage }: Skia): DrawSvg {
  const canvases: Canvas[] = [];
  const canvasOf = (width: number, height: number): Canvas => {
    const at = canvases.findIndex((each) => each.width === width && each.height === height);
    const [canvas = createCanvas(width, height)] = at < 0 ? [] : canvases.splice(at, 1);
    canvases.unshift(canvas);
    canvases.length = Math.min(canvases.length, KEPT_CANVASES);
    return canvas;
  };
  return async (svg, width, height) => {
    const image = await loadImage(Buffer.from(svg));
    const canvas = canvasOf(width, height);
    const context = canvas.getContext('2d');
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return words(canvas.data());
  };
}

/** `withLibrsvg(svg, 512, 717)`: three times as slow as Skia, but it comes with sharp. */
export const withLibrsvg: DrawSvg = async (svg) => {
  const sharp = await loadSharp();
  const image = sharp(Buffer.from(svg), { limitInputPixels: 2048 * 4096 });
  const pixels = words(await image.ensureAlpha().raw().toBuffer());
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = premultiplied(pixels[i] ?? 0);
  return pixels;
};

function words(bytes: Buffer): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(bytes);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

function premultiplied(pixel: number): number {
  const alpha = pixel >>> 24;
  if (alpha === 255) return pixel;
  const share = (channel: number) => Math.round((((pixel >>> channel) & 255) * alpha) / 255);
  return (alpha << 24) | (share(16) << 16) | (share(8) << 8) | share(0);
}

const ROOT_SIZE = /^(<svg [^>]*?)width="([\d.]+)" height="([\d.]+)"/;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture's size at a width, its natural one unless told. */
export function sizeOf(svg: string, width?: number): Size {
  const size = ROOT_SIZE.exec(svg);
  if (!size) throw new Error('A picture without width and height cannot be drawn');
  return sizedTo({ width: Number(size[2]), height: Number(size[3]) }, width);
}

/** `sizedTo({ width: 500, height: 700 }, 512) // { width: 512, height: 717 }` */
export function sizedTo(natural: Size, width: number = natural.width): Size {
  return { width, height: Math.round((width * natural.height) / natural.width) };
}

/**
 * The vector at its final size. The root's size is rewritten, so that it is drawn at that size
 * instead of being drawn once and scaled.
 */
export function resized(svg: string, width: number, height: number): string {
  return svg.replace(ROOT_SIZE, `$1width="${width}" height="${height}"`);
}

/** Where a box of the picture lies in its pixels, grown to whole ones. */
export type Frame = Omit<Patch, 'pixels'>;

/** The same picture cut down to a frame of its pixels, `scale` pixels to a unit. */
export function framed(svg: string, frame: Frame, scale: number, top: number): string {
  const box = [frame.x / scale, (frame.y - top) / scale, frame.width / scale, frame.height / scale];
  return resized(svg, frame.width, frame.height).replace(
    /viewBox="[^"]*"/,
    `viewBox="${box.join(' ')}"`,
  );
}
