import type { Box, LayeredPicture, MarkedLayer, PictureLayer, Sheet, SheetLayer } from '@goats/art';
import { type DrawSvg, type Frame, framed, sizedTo } from './draw-svg.ts';
import { fillShape } from './fill-shape.ts';
import { paintPatch, paintShape, paintSheet, paintSprite } from './paint.ts';
import { type Sprite, spriteOf } from './sprite.ts';
import { type SpriteCache, spriteName } from './sprite-cache.ts';

/** Puts layered pictures together from sprites, drawing only those it has not kept. */
export interface Composer {
  /** Premultiplied pixels, valid until the next call. */
  compose(picture: LayeredPicture, width: number): Promise<Uint32Array>;
}

interface Canvas {
  readonly pixels: Uint32Array;
  /** For layers of which only a share shows; empty between two layers. */
  readonly aside: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels to a unit. */
  readonly scale: number;
  /** Pixels above the picture, where its height is no whole number of them. */
  readonly top: number;
}

/** `composerWith(drawSvg, openSpriteCache(64 * 1_048_576))` */
export function composerWith(draw: DrawSvg, cache: SpriteCache): Composer {
  let canvas: Canvas | undefined;

  async function patchOf({ svg, box }: Sheet, on: Canvas) {
    const frame = frameOf(box, on);
    const pixels = await draw(framed(svg, frame, on.scale, on.top), frame.width, frame.height);
    return { ...frame, pixels };
  }

  async function spriteFor(sheet: Sheet, on: Canvas): Promise<Sprite> {
    const name = spriteName(sheet, on.width);
    const kept = cache.get(name);
    if (kept) return kept;
    const sprite = spriteOf(await patchOf(sheet, on), on.width);
    cache.keep(name, sprite);
    return sprite;
  }

  async function paintLayer(layer: PictureLayer, on: Canvas): Promise<void> {
    if ('marks' in layer) paintMarks(layer, on);
    else await paintSheets(layer, on);
  }

  async function paintSheets({ sheets, colour, opacity }: SheetLayer, on: Canvas): Promise<void> {
    const onto = opacity === undefined ? on.pixels : on.aside;
    for (const sheet of sheets) {
      if (colour !== undefined) paintShape(onto, await spriteFor(sheet, on), pixelOf(colour));
      else if (sheet.own) paintPatch(onto, await patchOf(sheet, on), on.width);
      else paintSprite(onto, await spriteFor(sheet, on));
    }
    if (opacity !== undefined) paintSheet(on.pixels, on.aside, opacity);
  }

  return {
    async compose(picture, width) {
      const on = canvas?.width === width ? canvas : canvasFor(picture, width);
      // Kept only when all went well: half a layer left aside would show in the next picture.
      canvas = undefined;
      on.pixels.fill(0);
      for (const layer of picture.layers) await paintLayer(layer, on);
      canvas = on;
      return on.pixels;
    },
  };
}

const HERE = [0, 0];

function paintMarks({ marks, box }: MarkedLayer, on: Canvas): void {
  const { x, y, width, height } = frameOf(box, on);
  const bounds = { left: x, upper: y, right: x + width, lower: y + height };
  const ground = { ...bounds, pixels: on.pixels, width: on.width, scale: on.scale, top: on.top };
  for (const { colour, opacity = 1, shapes, places = HERE } of marks) {
    const ink = { pixel: pixelOf(colour), share: Math.round(opacity * 256) };
    for (const shape of shapes) {
      for (let i = 0; i < places.length; i += 2) {
        fillShape(shape, ink, ground, places[i], places[i + 1]);
      }
    }
  }
}

function canvasFor(picture: LayeredPicture, wanted: number): Canvas {
  const { width, height } = sizedTo(picture, wanted);
  const scale = Math.min(width / picture.width, height / picture.height);
  return {
    width,
    height,
    scale,
    top: (height - picture.height * scale) / 2,
    pixels: new Uint32Array(width * height),
    aside: new Uint32Array(width * height),
  };
}

function frameOf(box: Box, { scale, top, width, height }: Canvas): Frame {
  const x = Math.max(0, Math.floor(box.x * scale));
  const y = Math.max(0, Math.floor(box.y * scale + top));
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale + top));
  return { x, y, width: right - x, height: bottom - y };
}

/** `pixelOf('#ff8000')`: opaque, red in the lowest byte. */
function pixelOf(colour: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))?.[1];
  if (!digits) throw new Error(`${colour} is no colour for a layer`);
  const value = Number.parseInt(digits, 16);
  return (0xff << 24) | ((value & 255) << 16) | (value & 0xff00) | (value >>> 16);
}
