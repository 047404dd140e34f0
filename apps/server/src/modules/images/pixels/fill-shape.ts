import type { Shape } from '@goats/art';
import { over, scaled } from './paint.ts';

/** Pixels to be filled in, and which of them may be. */
export interface Ground extends Bounds {
  readonly pixels: Uint32Array;
  readonly width: number;
  /** Pixels to a unit. */
  readonly scale: number;
  /** Pixels above the picture. */
  readonly top: number;
}

interface Bounds {
  readonly left: number;
  readonly upper: number;
  readonly right: number;
  readonly lower: number;
}

/** What each edge adds to the coverage of the pixels right of it; empty between two shapes. */
let steps = new Float32Array(0);

/** What a shape is filled with. */
export interface Ink {
  /** A premultiplied pixel. */
  readonly pixel: number;
  /** How much of it, out of 256. */
  readonly share: number;
}

/**
 * Fills a shape, moved by so many units, edges smoothed by the part of each pixel that they cover.
 * @example fillShape([[0, 0, 9, 0, 9, 9]], ink, ground)
 */
export function fillShape(shape: Shape, ink: Ink, ground: Ground, dx = 0, dy = 0): void {
  const frame = frameOf(shape, ground, dx, dy);
  const width = frame.right - frame.left;
  const height = frame.lower - frame.upper;
  if (width <= 0 || height <= 0) return;
  // One column more than is seen takes what lies beyond the right edge.
  const stride = width + 2;
  if (steps.length < stride * height) steps = new Float32Array(stride * height);
  const { scale } = ground;
  const left = frame.left - dx * scale;
  const upper = frame.upper - ground.top - dy * scale;
  for (const contour of shape) {
    let x0 = contour[contour.length - 2]! * scale - left;
    let y0 = contour[contour.length - 1]! * scale - upper;
    for (let i = 0; i < contour.length; i += 2) {
      const x1 = contour[i]! * scale - left;
      const y1 = contour[i + 1]! * scale - upper;
      if (y0 < y1) addEdge(x0, y0, x1, y1, 1, width, height);
      else if (y1 < y0) addEdge(x1, y1, x0, y0, -1, width, height);
      x0 = x1;
      y0 = y1;
    }
  }
  layDown(ink, ground, frame);
}

/** Turns the steps into pixels and leaves them empty. */
function layDown({ pixel, share }: Ink, ground: Ground, frame: Bounds): void {
  const { pixels } = ground;
  const width = frame.right - frame.left;
  let step = 0;
  for (let row = frame.upper; row < frame.lower; row += 1, step += 2) {
    let covered = 0;
    let at = row * ground.width + frame.left;
    for (const end = step + width; step < end; step += 1, at += 1) {
      covered += steps[step]!;
      steps[step] = 0;
      const part = (Math.min(1, Math.abs(covered)) * share + 0.5) | 0;
      if (part === 0) continue;
      const ink = part === 256 ? pixel : scaled(pixel, part);
      pixels[at] = ink >>> 24 === 255 ? ink : over(ink, pixels[at]!);
    }
    steps[step] = 0;
    steps[step + 1] = 0;
  }
}

/** The pixels that a shape may touch. */
function frameOf(shape: Shape, ground: Ground, dx: number, dy: number): Bounds {
  let [left, upper, right, lower] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of shape) {
    for (let i = 0; i < contour.length; i += 2) {
      const x = contour[i]!;
      const y = contour[i + 1]!;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < upper) upper = y;
      if (y > lower) lower = y;
    }
  }
  const { scale, top } = ground;
  return {
    left: Math.max(ground.left, Math.floor((left + dx) * scale)),
    upper: Math.max(ground.upper, Math.floor((upper + dy) * scale + top)),
    right: Math.min(ground.right, Math.ceil((right + dx) * scale)),
    lower: Math.min(ground.lower, Math.ceil((lower + dy) * scale + top)),
  };
}

/**
 * An edge that runs down. In a row where it runs from x = l to x = r it leaves uncovered, left of
 * any X, the area (X - l)² / 2(r - l), and X - (l + r) / 2 once X is past it; a pixel is covered by
 * the difference between its two sides, and `steps` holds how that changes from pixel to pixel.
 */
function addEdge(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sign: number,
  width: number,
  height: number,
): void {
  const slope = (toX - fromX) / (toY - fromY);
  const first = Math.max(0, Math.floor(fromY));
  const last = Math.min(height, Math.ceil(toY));
  for (let row = first; row < last; row += 1) {
    const upper = Math.max(fromY, row);
    const lower = Math.min(toY, row + 1);
    const one = within(fromX + (upper - fromY) * slope, width);
    const other = within(fromX + (lower - fromY) * slope, width);
    const left = Math.min(one, other);
    const right = Math.max(one, other);
    const tall = (lower - upper) * sign;
    let side = Math.floor(left) + 1;
    let at = row * (width + 2) + side - 1;
    if (right < side) {
      // Nearly all edges of small shapes stay within one pixel of a row.
      const cover = side - (left + right) / 2;
      steps[at]! += tall * cover;
      steps[at + 1]! += tall * (1 - cover);
      continue;
    }
    let area = 0;
    let covered = 0;
    // The pixel after the edge is the first that is covered in full.
    for (const end = Math.floor(right) + 2; side <= end; side += 1, at += 1) {
      const next =
        side >= right
          ? side - (left + right) / 2
          : ((side - left) * (side - left)) / (2 * (right - left));
      const cover = next - area;
      steps[at]! += tall * (cover - covered);
      area = next;
      covered = cover;
    }
  }
}

function within(x: number, width: number): number {
  return Math.max(0, Math.min(width, x));
}
