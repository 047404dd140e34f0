import type { Rarity } from '@goats/rules';
import { fill, outline } from '../ink/element.ts';
import { type LineStyle, lineOfText, printLine, typeset } from '../lettering/line-of-text.ts';
import { inLines } from '../picture/in-lines.ts';
import type { Livery } from './livery.ts';

const OUTER: Readonly<Record<Rarity, string>> = {
  Common: '',
  Rare: 'M24 556Q44 550 58 554H442Q456 550 476 556L466 606L476 656Q456 662 442 658H58Q44 662 24 656L34 606Z',
  Epic: 'M12 606C24 594 28 570 44 554H456C472 570 476 594 488 606C476 618 472 642 456 658H44C28 642 24 618 12 606Z',
  Legendary: 'M10 560L58 550H442L490 560L478 606L492 664L442 660H58L8 664L22 606Z',
};

const INNER: Readonly<Record<Rarity, string>> = {
  Common: '',
  Rare: 'M56 562H444L454 606L444 650H56L46 606Z',
  Epic: 'M28 606C38 596 40 576 50 562H450C460 576 462 596 472 606C462 616 460 636 450 650H50C40 636 38 616 28 606Z',
  Legendary: 'M50 560H450L460 606L450 650H50L40 606Z',
};

/** Left of the words stands the serial, on a field of its own. */
const STUB: Readonly<Record<Rarity, string>> = {
  Common: 'M28 558H180V654H28Z',
  Rare: 'M56 562H190L180 650H56L46 606Z',
  Epic: 'M28 606C38 596 40 576 50 562H190L180 650H50C40 636 38 616 28 606Z',
  Legendary: 'M50 560H190L180 650H50L40 606Z',
};

export interface PlateWords {
  /** The hero of the plate: '#0001'. */
  readonly serial: string;
  /** In display letters; `headLines` is 1 unless it may be broken. */
  readonly head: string;
  readonly headLines?: 1 | 2;
  /** Below it; broken into as many lines as the head leaves room for. */
  readonly line: string;
  /** Ends the line, in the accent: a year. */
  readonly year: string;
  /** On the bottom edge: 'RARE · FORWARD · BRAZIL · 02277 / 20000' */
  readonly tab: string;
}

/** A number as printed; what is no number is printed as 0. */
export function wholeNumber(value: number): string {
  return String(Math.round(Number.isFinite(value) ? value : 0));
}

/** `serialNumber(7) // '#0007'` */
export function serialNumber(value: number): string {
  return `#${wholeNumber(value).padStart(4, '0')}`;
}

/** The serial, the name, the moment and the small print. */
export function namePlate(rarity: Rarity, livery: Livery, words: PlateWords): string {
  const paper = rarity === 'Common';
  const rim = `stroke="${livery.ink}" stroke-width="4" stroke-linejoin="round"`;
  const board = paper
    ? outline('M28 556H472M28 656H472', 2, livery.gem[1])
    : fill(OUTER[rarity], '#000', 'fill-opacity=".4" transform="translate(3 7)"') +
      fill(OUTER[rarity], 'url(#~Fm)', rim) +
      fill(INNER[rarity], 'url(#~Fp)', `stroke="${livery.accent}" stroke-width="1.8"`) +
      fill(STUB[rarity], livery.ink, 'fill-opacity=".55"') +
      outline('M190 562L180 650', 3, livery.accent);
  return (
    board +
    serial(rarity, livery, words.serial) +
    plateWords(livery, words) +
    smallPrint(paper, livery, words.tab)
  );
}

function serial(rarity: Rarity, livery: Livery, text: string): string {
  const paper = rarity === 'Common';
  return typeset(
    text,
    {
      face: 'display',
      size: paper ? 56 : 60,
      x: paper ? 104 : 113,
      middle: 606,
      anchor: 'middle',
      maxWidth: paper ? 146 : 122,
      skew: paper ? 0 : 8,
    },
    paper ? { fill: livery.value } : { fill: livery.value, stroke: livery.ink, strokeWidth: 6 },
  );
}

/** Room for the words: right of the serial, and between the rules of the plate. */
const WORDS = { x: 202, width: 240, height: 84, middle: 605.5 };
const LEADING = { display: 1.04, caption: 1.02 };
const TRACKING = { display: 0.02, caption: 0.03 };

interface Setting {
  readonly face: 'display' | 'caption';
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which a text fits in at most `most` lines, and not below `least`. */
function setting(
  face: Setting['face'],
  text: string,
  most: 1 | 2,
  sizes: readonly [largest: number, least: number],
): Setting {
  const whole = text.trim().replaceAll(/\s+/g, ' ');
  const width = (line: string): number =>
    lineOfText(line, { face, size: 1, tracking: TRACKING[face] }).width;
  const size = (lines: readonly string[]): number =>
    Math.min(sizes[0] / lines.length ** 0.26, WORDS.width / Math.max(...lines.map(width)));
  const one = [whole];
  const two = inLines(whole, Math.ceil(whole.length / 2) + 1, 2);
  const lines = most === 1 || two.length < 2 || size(one) >= sizes[0] * 0.84 ? one : two;
  return { face, size: Math.max(sizes[1], size(lines)), lines };
}

/** An accent stands above the capitals, where the plate has its edge. */
function accented(text: string): boolean {
  return /[À-Ý]/.test(text.slice(0, 80).toUpperCase());
}

function plateWords(livery: Livery, words: PlateWords): string {
  const head = setting('display', words.head, words.headLines ?? 1, [
    accented(words.head) ? 29 : 33,
    15,
  ]);
  const line = setting(
    'caption',
    `${words.line} ${words.year}`,
    head.lines.length > 1 ? 1 : 2,
    [28, 15],
  );
  const height = (set: Setting): number => set.lines.length * set.size * LEADING[set.face];
  let top = WORDS.middle - (height(head) + height(line) + 3) / 2 + (accented(words.head) ? 2.5 : 0);
  let markup = '';
  for (const set of [head, line]) {
    set.lines.forEach((text, i) => {
      const style = {
        ...set,
        ...{ x: WORDS.x, middle: top + (set.size * LEADING[set.face]) / 2 },
        ...{ tracking: TRACKING[set.face], maxWidth: WORDS.width },
      };
      top += set.size * LEADING[set.face];
      const endsWithYear = set === line && i === set.lines.length - 1;
      markup += endsWithYear
        ? lineWithYear(text, words.year, style, livery)
        : typeset(text, style, { fill: livery.text });
    });
    top += 3;
  }
  return markup;
}

/** The year ends the line, in another colour. */
function lineWithYear(text: string, year: string, style: LineStyle, livery: Livery): string {
  const whole = lineOfText(text, style);
  const words = text.slice(0, text.length - year.length).trim();
  const size = whole.size;
  const end = (style.x ?? 0) + whole.width;
  return (
    typeset(words, { ...style, size }, { fill: livery.text }) +
    typeset(year, { ...style, size, x: end, anchor: 'end' }, { fill: livery.accent })
  );
}

/** The tab is as wide as its words, and never narrower than the gap it fills in the frame. */
function smallPrint(paper: boolean, livery: Livery, words: string): string {
  const line = lineOfText(words, {
    face: 'caption',
    size: 14,
    x: 250,
    middle: paper ? 670.5 : 681,
    anchor: 'middle',
    tracking: 0.09,
    maxWidth: paper ? 430 : 400,
  });
  if (paper) return printLine(line, { fill: livery.text });
  const half = Math.round(line.width / 2) + 12;
  return (
    fill(
      `M${250 - half} 670h${2 * half}l9 11-9 11h-${2 * half}l-9-11z`,
      livery.plate[1],
      `stroke="${livery.accent}" stroke-width="1.6"`,
    ) + printLine(line, { fill: livery.text })
  );
}
