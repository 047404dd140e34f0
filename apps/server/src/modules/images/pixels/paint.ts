import { BLEND, COPY, type Patch, SKIP, SOLID, type Sprite, TINT } from './sprite.ts';

/** `over(pixel, below)`: one premultiplied pixel on another. An opaque one below stays opaque. */
export function over(pixel: number, below: number): number {
  const rest = 256 - (pixel >>> 24);
  const redBlue = (Math.imul(below & 0xff00ff, rest) >>> 8) & 0xff00ff;
  const greenAlpha = Math.imul((below >>> 8) & 0xff00ff, rest) & 0xff00ff00;
  return (pixel + (redBlue | greenAlpha)) | 0;
}

/** `scaled(pixel, 128)`: half of a premultiplied pixel; `by` is out of 256. */
export function scaled(pixel: number, by: number): number {
  const redBlue = (Math.imul(pixel & 0xff00ff, by) >>> 8) & 0xff00ff;
  return redBlue | (Math.imul((pixel >>> 8) & 0xff00ff, by) & 0xff00ff00);
}

/** From here on a call that fills is faster than a loop. */
const LONG = 24;

/** Paints a sprite on a picture of the width it was made for. */
export function paintSprite(onto: Uint32Array, sprite: Sprite): void {
  const { words } = sprite;
  const picture = signed(onto);
  const palette = signed(sprite.palette);
  let at = 0;
  for (let i = 0; i < words.length; ) {
    const run = words[i++]!;
    const kind = run & 7;
    const end = at + (run >>> 3);
    if (kind === SKIP) at = end;
    else if (kind === SOLID) {
      const pixel = palette[words[i++]!]!;
      if (end - at > LONG) picture.fill(pixel, at, end);
      else for (; at < end; at += 1) picture[at] = pixel;
      at = end;
    } else if (kind === COPY) {
      for (; at < end; at += 1) picture[at] = palette[words[i++]!]!;
    } else if (kind === BLEND) {
      for (; at < end; at += 1) picture[at] = over(palette[words[i++]!]!, picture[at]!);
    } else if (kind === TINT) {
      const pixel = palette[words[i++]!]!;
      for (; at < end; at += 1) picture[at] = over(pixel, picture[at]!);
    } else {
      picture[at] = over(words[i]! | (words[i + 1]! << 16), picture[at]!);
      i += 2;
      at = end;
    }
  }
}

/** Paints the shape of a white sprite in an opaque colour. */
export function paintShape(picture: Uint32Array, { words, palette }: Sprite, colour: number): void {
  const shades = palette.map((pixel) => {
    const share = pixel >>> 24;
    return share === 255 ? colour : scaled(colour, share + (share >>> 7));
  });
  paintSprite(picture, { words, palette: shades });
}

/** Paints pixels that were drawn for this picture alone. */
export function paintPatch(picture: Uint32Array, patch: Patch, pictureWidth: number): void {
  const { pixels, width, height } = patch;
  for (let row = 0, i = 0; row < height; row += 1) {
    const end = i + width;
    for (let at = (patch.y + row) * pictureWidth + patch.x; i < end; i += 1, at += 1) {
      const pixel = pixels[i]!;
      if (pixel >>> 24 === 255) picture[at] = pixel;
      else if (pixel !== 0) picture[at] = over(pixel, picture[at]!);
    }
  }
}

/** Pixels looked at together: most of a sheet is empty, and most of a picture opaque. */
const GROUP = 8;

/** Paints a share of what lies on `sheet` and leaves the sheet empty; `opacity` from 0 to 1. */
export function paintSheet(picture: Uint32Array, sheet: Uint32Array, opacity: number): void {
  const share = Math.round(opacity * 256);
  const groups = signed(sheet);
  for (let from = 0; from < groups.length; from += GROUP) {
    if (!anyOf(groups, from)) continue;
    for (let i = from; i < from + GROUP && i < groups.length; i += 1) {
      if (groups[i] === 0) continue;
      picture[i] = over(scaled(groups[i]!, share), picture[i]!);
      groups[i] = 0;
    }
  }
}

/** Turns premultiplied pixels into the plain ones that image files hold, in place. */
export function unmultiply(pixels: Uint32Array): void {
  const groups = signed(pixels);
  for (let from = 0; from < groups.length; from += GROUP) {
    if (allOf(groups, from) >>> 24 === 255) continue;
    for (let i = from; i < from + GROUP && i < groups.length; i += 1) {
      const alpha = groups[i]! >>> 24;
      if (alpha !== 255 && alpha !== 0) groups[i] = plain(groups[i]!, alpha);
    }
  }
}

/** Reading pixels as signed words takes a fifth of the time: no number has to leave the integers. */
function signed({ buffer, byteOffset, length }: Uint32Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length);
}

function anyOf(words: Int32Array, i: number): number {
  return (
    words[i]! |
    words[i + 1]! |
    words[i + 2]! |
    words[i + 3]! |
    words[i + 4]! |
    words[i + 5]! |
    words[i + 6]! |
    words[i + 7]!
  );
}

/** Past the end there is nothing, which has no bit in common with anything. */
function allOf(words: Int32Array, i: number): number {
  return (
    words[i]! &
    words[i + 1]! &
    words[i + 2]! &
    words[i + 3]! &
    words[i + 4]! &
    words[i + 5]! &
    words[i + 6]! &
    words[i + 7]!
  );
}

function plain(pixel: number, alpha: number): number {
  const half = alpha >> 1;
  const red = Math.min(255, (((pixel & 255) * 255 + half) / alpha) | 0);
  const green = Math.min(255, ((((pixel >>> 8) & 255) * 255 + half) / alpha) | 0);
  const blue = Math.min(255, ((((pixel >>> 16) & 255) * 255 + half) / alpha) | 0);
  return (alpha << 24) | (blue << 16) | (green << 8) | red;
}
