import type { Match } from '../match-types.ts';
import type { Look } from './canvas-words.ts';
import type { Pictures } from './clip-pictures.ts';

/** What every part of a frame is painted on, and with. */
export interface Sheet {
  readonly ctx: OffscreenCanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Upright: one goat stands above the other. */
  readonly tall: boolean;
  readonly look: Look;
  readonly pictures: Pictures;
  /** As a watcher sees it. */
  readonly match: Match;
}

export type Side = 'near' | 'far';

/** `0` before `from`, `1` after `to`, and quick at first between. */
export function eased(share: number, from: number, to: number): number {
  const at = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return 1 - (1 - at) ** 3;
}

/** As `eased`, a little beyond and back. */
export function popped(share: number, from: number, to: number): number {
  const at = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return at === 0 || at === 1 ? at : 1 + 2.2 * (at - 1) ** 3 + 1.2 * (at - 1) ** 2;
}

/** Paints with everything moved, turned and scaled about a point. */
export function about(
  { ctx }: Pick<Sheet, 'ctx'>,
  { x, y, scale = 1, turn = 0, alpha = 1 }: About,
  paint: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  ctx.translate(-x, -y);
  ctx.globalAlpha *= alpha;
  paint();
  ctx.restore();
}

interface About {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** In radians. */
  readonly turn?: number;
  readonly alpha?: number;
}

export function polygon(
  ctx: OffscreenCanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** As in poster.css: both halves meet at a slanted seam. `shift` moves the seam. */
export function cutOf({ width, height, tall }: Sheet, side: Side, shift = 0) {
  const [one, other] = [0.534 + shift, 0.466 + shift];
  if (tall) {
    const [left, right] = [one * height, other * height];
    return side === 'near'
      ? ([
          [0, 0],
          [width, 0],
          [width, right],
          [0, left],
        ] as const)
      : ([
          [0, left],
          [width, right],
          [width, height],
          [0, height],
        ] as const);
  }
  const [top, bottom] = [one * width, other * width];
  return side === 'near'
    ? ([
        [0, 0],
        [top, 0],
        [bottom, height],
        [0, height],
      ] as const)
    : ([
        [top, 0],
        [width, 0],
        [width, height],
        [bottom, height],
      ] as const);
}

interface Half {
  readonly src: string;
  readonly side: Side;
  /** What lies above it and covers nobody's face. */
  readonly bar: number;
  readonly zoom?: number;
  /** From 0 to 1: how far night has fallen on it. */
  readonly night?: number;
  /** How far it still has to come in, in parts of the width. */
  readonly away?: number;
  readonly shift?: number;
}

/** A goat in its half, as large as the half asks for, its horns at the top. */
export function paintHalf(sheet: Sheet, half: Half): void {
  const { ctx, width, height, tall, pictures } = sheet;
  const { src, side, bar, zoom = 1, night = 0, away = 0, shift = 0 } = half;
  const near = side === 'near';
  const box = tall
    ? near
      ? { x: 0, y: bar, w: width, h: height * (0.534 + shift) - bar }
      : { x: 0, y: height * (0.466 + shift), w: width, h: height * (0.534 - shift) }
    : { x: near ? 0 : width * 0.466, y: bar, w: width * 0.534, h: height - bar };
  const size = Math.max(box.w, box.h);
  ctx.save();
  ctx.translate((near ? -1 : 1) * away * width, 0);
  polygon(ctx, cutOf(sheet, side, shift));
  ctx.clip();
  ctx.fillStyle = sheet.look.pitch;
  ctx.fillRect(0, 0, width, height);
  about(sheet, { x: box.x + box.w / 2, y: box.y + box.h * 0.3, scale: zoom }, () => {
    ctx.drawImage(pictures.get(src)!, box.x + (box.w - size) / 2, box.y, size, size);
  });
  if (night > 0) {
    ctx.fillStyle = `rgb(5 13 9 / ${night})`;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.restore();
}

export function paintSeam(sheet: Sheet, shift = 0): void {
  const { ctx, width, height, tall, look } = sheet;
  ctx.strokeStyle = look.gold;
  ctx.lineWidth = 14;
  ctx.beginPath();
  if (tall) {
    ctx.moveTo(-10, height * (0.534 + shift));
    ctx.lineTo(width + 10, height * (0.466 + shift));
  } else {
    ctx.moveTo(width * (0.534 + shift), -10);
    ctx.lineTo(width * (0.466 + shift), height + 10);
  }
  ctx.stroke();
}

/** A dark plate with slanted ends and a golden edge. */
export function plate(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { ctx, look } = sheet;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const lean = height * 0.22;
  polygon(ctx, [
    [left + lean, top],
    [right, top],
    [right - lean, bottom],
    [left, bottom],
  ]);
  ctx.fillStyle = look.pitch;
  ctx.fill();
  polygon(ctx, [
    [left + lean, top],
    [right, top],
    [right - 2, top + 8],
    [left + lean - 2, top + 8],
  ]);
  ctx.fillStyle = look.gold;
  ctx.fill();
}

/** A card with round corners and a shadow. */
export function paintCard(sheet: Sheet, src: string, x: number, y: number, width: number): void {
  const { ctx, pictures } = sheet;
  const height = (width * 7) / 5;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, width * 0.05);
  ctx.shadowColor = 'rgb(0 0 0 / 65%)';
  ctx.shadowBlur = width * 0.12;
  ctx.shadowOffsetY = width * 0.05;
  ctx.fillStyle = '#000';
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.clip();
  ctx.drawImage(pictures.get(src)!, x - width / 2, y - height / 2, width, height);
  ctx.restore();
}
