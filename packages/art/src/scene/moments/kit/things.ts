import { fill, INK } from '../../../ink/element.ts';
import { memo } from '../../../ink/memo.ts';
import { shortNumber } from '../../../ink/path-data.ts';
import { pen } from '../../../ink/pen.ts';
import { typeset } from '../../../lettering/line-of-text.ts';
import { chalk } from '../../brush.ts';
import { football } from '../../props.ts';
import type { Tint } from '../../tint.ts';

/** `at(60, 300, 1.2, markup, -8)`: something drawn about (0,0), placed; a negative `wide` mirrors. */
export function at(x: number, y: number, k: number, inner: string, turn = 0, wide = 1): string {
  const size = wide === 1 ? `scale(${k})` : `scale(${shortNumber(k * wide, 3)} ${k})`;
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${k === 1 && wide === 1 ? '' : ` ${size}`}">${inner}</g>`;
}

/** One drawing at several places, `[x, y, size, turn, wide]`, for the bytes of one. */
export function repeated(
  id: string,
  drawn: string,
  ...places: readonly (readonly [number, number, number, number?, number?])[]
): string {
  const use = `<use href="#~M${id}"/>`;
  return `<defs><g id="~M${id}">${drawn}</g></defs>${places.map(([x, y, k, turn, wide]) => at(x, y, k, use, turn, wide)).join('')}`;
}

/** A near thing: flat colour inside an ink edge. */
export function solid(data: string, colour: string, edge = 6): string {
  return fill(data, colour, `stroke="${INK}" stroke-width="${edge}" stroke-linejoin="round"`);
}

/** A bar or cord: ink with the colour inside it. */
export function bar(data: string, colour: string, width: number): string {
  return chalk(data, INK, width + 7) + chalk(data, colour, width);
}

/** Letters and brush strokes take long to lay out, and there are few: each is laid out once. */
const once = memo<string>();

/** One line of lettering with its middle at (x, y). */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  maxWidth = 400,
): string {
  return once(`${[text, x, y, size, colour, maxWidth]}`, () =>
    typeset(
      text,
      { face: 'display', size, x, middle: y, anchor: 'middle', maxWidth, tracking: 0.02 },
      { fill: colour },
    ),
  );
}

export type BoardStyle = 'wooden' | 'electric' | 'painted' | 'slate';

/**
 * The board with the year, 190 by 84 about its middle: planks on two posts, bulbs under a hood,
 * a sign somebody painted, or slate in a frame.
 */
export function board(
  style: BoardStyle,
  x: number,
  y: number,
  k: number,
  tint: Tint,
  text: string | number,
  turn = 0,
): string {
  const said = (size: number, colour: string): string =>
    words(String(text), 0, 2, size, colour, 164);
  const drawn: Readonly<Record<BoardStyle, () => string>> = {
    wooden: () =>
      bar('M-66 30V150M66 30V150', tint.deep, 12) +
      solid('M-96-40L94-46 97 40-93 44Z', tint.shade) +
      fill('M-92-14L94-18V-14L-92-9ZM-92 14L95 11V15L-92 19Z', tint.deep) +
      said(62, '#fff') +
      fill('M-86-32h8v8h-8zM76-36h8v8h-8zM-84 26h8v8h-8zM80 24h8v8h-8z', INK),
    electric: () =>
      bar('M-70-44V-120M70-44V-120', tint.deep, 7) +
      solid('M-100-46H100V48H-100Z', tint.base) +
      fill('M-90-40H90V38H-90Z', tint.night) +
      said(60, tint.accent) +
      fill('M-90-40L-40-40-72 38H-90Z', '#fff', 'fill-opacity=".12"') +
      solid('M-106-54H106V-42H-106Z', tint.shade, 5),
    painted: () =>
      solid('M-98-30Q-60-50 0-44T96-38L100 34Q50 48-10 42T-94 44Z', '#fff') +
      fill('M-94 26Q-40 38 0 34T98 26L100 34Q50 48-10 42T-94 44Z', tint.bright) +
      said(62, tint.deep) +
      chalk('M-62 40q4 20 1 26M30 40q-3 14 1 18', tint.deep, 5),
    slate: () =>
      solid('M-102-50H102V50H-102Z', tint.shade) +
      solid('M-90-39H90V39H-90Z', tint.night, 4) +
      said(56, '#fff') +
      chalk('M-78 30H-30M-76-30h30', '#fff', 3, 'stroke-opacity=".5"'),
  };
  return at(x, y, k, drawn[style](), turn);
}

/** A goal seen from the front, 240 by 140, standing on (x, y). */
export function goal(x: number, y: number, k: number, tint: Tint, turn = 0, wide = 1): string {
  const strands = 'l-36 134m4-134'.repeat(6);
  const mesh = `M104-134${strands}M-104-134${strands.replaceAll('-36', '36').replaceAll('m4', 'm-4')}`;
  return at(
    x,
    y,
    k,
    fill('M-118-138H118V0H-118Z', tint.night, 'fill-opacity=".5"') +
      chalk(`${mesh}M-92-112H92V-2M-92-112V-2M-118-138L-92-112M118-138L92-112`, '#fff', 2.5) +
      chalk('M-120 0V-140H120V0', INK, 19) +
      chalk('M-120 0V-140H120V0', '#fff', 12) +
      fill('M116-134h8V0h-8zM-114-138H116v4H-114z', tint.bright),
    turn,
    wide,
  );
}

/** Footballs as `[x, y, size, turn]`; once in a picture. */
export function balls(...places: readonly (readonly [number, number, number, number?])[]): string {
  return repeated('ball', football(0, 0, 1), ...places);
}

/**
 * The way the ball came: a brush stroke that swells towards its end, through hand-placed points.
 * `ballPath('60,480 100,200 520,60', 26, tint)`
 */
export function ballPath(list: string, width: number, tint: Tint, colour = '#fff'): string {
  const stroke = (wide: number): string =>
    once(`${list}/${wide}`, () => pen().ink(list, wide, 0.86));
  return fill(stroke(width + 12), tint.night) + fill(stroke(width), colour);
}

/** The way the ball came, in dashes with ink round them: for a diagram, or a long way up. */
export function dashPath(data: string, width: number, colour: string): string {
  const dash = `stroke-dasharray="${Math.round(width * 2.4)} ${Math.round(width * 2.6)}"`;
  return chalk(data, INK, width + 7, dash) + chalk(data, colour, width, dash);
}

/** Three strokes of haste trailing from (x, y), for a thing that moves towards `turn` 0 = right. */
export function speedMarks(x: number, y: number, k: number, turn: number, colour = '#fff'): string {
  return at(x, y, k, chalk('M-40-22H-96M-46 0H-130M-40 22H-84', colour, 8), turn);
}

/** A speech bubble 160 by 90 about its middle, its tail to the lower left (mirror with `wide`). */
export function bubble(x: number, y: number, k: number, text: string, wide = 1): string {
  return (
    at(
      x,
      y,
      k,
      solid(
        'M-80-8C-80-56 80-56 80-8S20 38-10 36C-20 50-44 62-66 60-54 50-48 38-46 28-70 20-80 8-80-8Z',
        '#fff',
      ),
      0,
      wide,
    ) + words(text, x, y - 7 * k, 46 * k, INK, 124 * k)
  );
}

/** A clock with its hands at an hour, 80 across. */
export function clock(
  x: number,
  y: number,
  k: number,
  tint: Tint,
  hour: number,
  minute: number,
): string {
  const hand = (turns: number, reach: number): string => {
    const angle = turns * Math.PI * 2;
    return `M0 0L${Math.round(Math.sin(angle) * reach)} ${Math.round(-Math.cos(angle) * reach)}`;
  };
  return at(
    x,
    y,
    k,
    solid('M0-46A46 46 0 1 1-.1-46Z', tint.shade, 7) +
      solid('M0-36A36 36 0 1 1-.1-36Z', '#fff', 4) +
      chalk(
        'M0-29v5M29 0h-5M0 29v-5M-29 0h5M15-25l-2 4M25-15l-4 2M-15-25l2 4M-25-15l4 2M15 25l-2-4M25 15l-4-2M-15 25l2-4M-25 15l4-2',
        tint.deep,
        4,
      ) +
      chalk(hand((hour + minute / 60) / 12, 18), INK, 8) +
      chalk(hand(minute / 60, 27), INK, 5),
  );
}

/** An arrow that bends with its path: `arrow('M60 200Q40 80 160 60', 'M150 30L196 52 156 88Z')`. */
export function arrow(shaft: string, head: string, colour: string, width = 16): string {
  return chalk(shaft, INK, width + 9) + solid(head, colour) + chalk(shaft, colour, width);
}
