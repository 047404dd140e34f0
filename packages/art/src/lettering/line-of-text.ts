import { memo } from '../ink/memo.ts';
import type { Glyph } from './glyph.ts';
import { CAPTION_EM, CAPTION_GLYPHS, DISPLAY_EM, DISPLAY_GLYPHS } from './glyph-table.ts';
import { spell } from './spell.ts';

export interface LineStyle {
  readonly face: 'display' | 'caption';
  /** Height of the em before any shrinking. */
  readonly size: number;
  readonly x?: number;
  /** The baseline. */
  readonly y?: number;
  /** Middle of the capitals, instead of a baseline; stays put when the line shrinks. */
  readonly middle?: number;
  /** Extra room between letters, as a share of the size. */
  readonly tracking?: number;
  readonly maxWidth?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Degrees of lean; positive leans to the right. */
  readonly skew?: number;
}

export interface TextLine {
  /** Path data in the face's own grid; `transform` brings it to the picture. */
  readonly d: string;
  readonly transform: string;
  readonly width: number;
  readonly size: number;
  /** Picture units to one grid square. */
  readonly scale: number;
}

const FACES = {
  display: { em: DISPLAY_EM, table: DISPLAY_GLYPHS, capHeight: 0.86 },
  caption: { em: CAPTION_EM, table: CAPTION_GLYPHS, capHeight: 0.7 },
} as const;

function round(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** Captions up to this size are printed with straight edges: nobody sees it, and it halves their bytes. */
const FINE_PRINT = 26;
const once = memo<string>();

function straight(outline: string): string {
  return once(outline, () =>
    outline.replaceAll(/q([^a-z]+)/g, (_, run: string) => {
      const n = run.match(/-?\d+/g) ?? [];
      return n.reduce((data, each, i) => {
        if (i % 4 < 2) return data;
        return data + (each.startsWith('-') || data.endsWith('l') ? each : ` ${each}`);
      }, 'l');
    }),
  );
}

function advances(glyphs: readonly Glyph[], gap: number): number {
  let width = -gap;
  for (const glyph of glyphs) width += glyph[0] + gap;
  return Math.max(0, width);
}

/**
 * Outlines of one line, shrunk until it fits.
 * `lineOfText('El Fenómeno', { face: 'display', size: 42, maxWidth: 352, anchor: 'middle' })`
 */
export function lineOfText(text: string, style: LineStyle): TextLine {
  const { em, table, capHeight } = FACES[style.face];
  const glyphs = spell(text, table);
  const gap = Math.round((style.tracking ?? 0) * em);
  const squares = advances(glyphs, gap);
  const natural = (squares / em) * style.size;
  const size =
    style.maxWidth !== undefined && natural > style.maxWidth
      ? (style.size * style.maxWidth) / natural
      : style.size;
  const anchor = style.anchor ?? 'start';
  let pen = anchor === 'middle' ? -Math.round(squares / 2) : anchor === 'end' ? -squares : 0;
  const fine = style.face === 'caption' && size <= FINE_PRINT;
  let d = '';
  for (const [advance, startX, startY, outline] of glyphs) {
    if (outline !== '') d += `M${pen + startX} ${startY}${fine ? straight(outline) : outline}`;
    pen += advance + gap;
  }
  const scale = size / em;
  const lean = style.skew ? ` skewX(${-style.skew})` : '';
  const baseline =
    style.middle === undefined ? (style.y ?? 0) : style.middle + (capHeight * size) / 2;
  const place = `translate(${round(style.x ?? 0, 1)} ${round(baseline, 1)})`;
  return {
    d,
    transform: `${place} scale(${round(scale, 4)})${lean}`,
    width: (squares / em) * size,
    size,
    scale,
  };
}

/** Ink for a line: a fill, and behind it an optional outline measured in picture units. */
export interface LineInk {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** `printLine(lineOfText('GOAT', style), { fill: '#fff' }) // '<path …/>'` */
export function printLine(line: TextLine, ink: LineInk): string {
  if (line.d === '') return '';
  const outline =
    ink.stroke === undefined || line.scale === 0
      ? ''
      : ` stroke="${ink.stroke}" stroke-width="${round((ink.strokeWidth ?? 3) / line.scale, 1)}" stroke-linejoin="round" paint-order="stroke"`;
  return `<path transform="${line.transform}" d="${line.d}" fill="${ink.fill}"${outline}/>`;
}

/** `typeset('RARE', { face: 'caption', size: 12 }, { fill: '#fff' })`: a line, set and printed. */
export function typeset(text: string, style: LineStyle, ink: LineInk): string {
  return printLine(lineOfText(text, style), ink);
}
