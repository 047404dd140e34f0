import { inCapitals } from '../plain-addresses.tsx';
import type { Within } from './watchdog.ts';

/** Colours and faces of the style sheet, which a canvas does not read by itself. */
export interface Look {
  readonly pitch: string;
  readonly well: string;
  readonly chalk: string;
  readonly chalk2: string;
  readonly ink: string;
  readonly gold: string;
  readonly goldInk: string;
  readonly success: string;
  readonly display: string;
  readonly text: string;
}

export function readLook(): Look {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ...{ pitch: of('color-pitch-950'), well: of('color-well') },
    ...{ chalk: of('color-chalk'), chalk2: of('color-chalk-2'), ink: of('color-ink') },
    ...{ gold: of('color-gold'), goldInk: of('color-gold-ink'), success: of('color-success') },
    ...{ display: of('font-display'), text: of('font-text') },
  };
}

/**
 * Both faces with every letter of these words: a late one would be painted as another. One that
 * never comes is no reason to go without the clip.
 */
export async function loadFaces(
  { display, text }: Look,
  words: string,
  within: Within,
): Promise<void> {
  const letters = `${words}${inCapitals(words)}0123456789:+½`;
  // What stands in for them is of this machine, and may well be missing.
  const first = (family: string) => family.split(',')[0];
  const faces = [`900 100px ${first(display)}`, `600 40px ${first(text)}`];
  await Promise.allSettled(faces.map((face) => within(document.fonts.load(face, letters))));
}

interface Words {
  readonly text: string;
  readonly x: number;
  /** Of the middle of all lines. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  /** They are set smaller, or broken in two, before they go beyond it. */
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Headlines are in capitals, names are not. */
  readonly face?: 'display' | 'text';
  readonly outline?: string;
  readonly lines?: 1 | 2;
}

type Canvas = OffscreenCanvasRenderingContext2D;

/** Writes words where they fit, and answers how wide and high they became. */
export function write(ctx: Canvas, look: Look, words: Words): { width: number; height: number } {
  const { x, y, width, color, align = 'center', face = 'display', outline, lines = 1 } = words;
  const text = face === 'display' ? inCapitals(words.text) : words.text;
  const font = (size: number) =>
    face === 'display' ? `900 ${size}px ${look.display}` : `600 ${size}px ${look.text}`;
  ctx.font = font(words.size);
  const whole = ctx.measureText(text).width;
  const rows = lines === 2 && whole > width ? inTwo(ctx, text) : [text];
  const widest = Math.max(...rows.map((row) => ctx.measureText(row).width));
  const size = words.size * Math.min(1, width / widest);
  ctx.font = font(size);
  ctx.textAlign = align;
  ctx.textBaseline = 'middle';
  const step = size * 0.95;
  rows.forEach((row, at) => {
    const middle = y + (at - (rows.length - 1) / 2) * step;
    if (outline) {
      ctx.lineJoin = 'round';
      ctx.lineWidth = size * 0.17;
      ctx.strokeStyle = outline;
      ctx.strokeText(row, x, middle);
    }
    ctx.fillStyle = color;
    ctx.fillText(row, x, middle);
  });
  return { width: Math.min(width, (widest * size) / words.size), height: step * rows.length };
}

/** Where both halves are nearest in width. */
function inTwo(ctx: Canvas, text: string): string[] {
  const parts = text.split(' ');
  const wide = (from: number, to: number) => ctx.measureText(parts.slice(from, to).join(' ')).width;
  let best = 0;
  for (let at = 1; at < parts.length; at += 1) {
    const [now, before] = [at, best].map((cut) => Math.max(wide(0, cut), wide(cut, parts.length)));
    if (now! < before!) best = at;
  }
  return best === 0 ? [text] : [parts.slice(0, best).join(' '), parts.slice(best).join(' ')];
}
