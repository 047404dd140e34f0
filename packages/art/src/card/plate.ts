import type { Rarity } from '@goats/rules';
import { fill, outline } from '../ink/element.ts';
import { lineOfText, printLine, typeset } from '../lettering/line-of-text.ts';
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

const WORDS_X = 206;
const WORDS_WIDTH = 244;

/** As few lines as possible, and then of about the same length: 'THE FRIENDLY THAT / COST A FORTUNE'. */
function balanced(text: string, width: number, most: number): readonly string[] {
  const whole = text.trim();
  if (whole.length <= width || most === 1) return [whole];
  return inLines(whole, Math.max(Math.ceil(whole.length / 2) + 2, 12), most);
}

interface Set {
  readonly face: 'display' | 'caption';
  readonly size: number;
  readonly lines: readonly string[];
}

/** The serial, the name, the moment and the small print. */
export function namePlate(rarity: Rarity, livery: Livery, words: PlateWords): string {
  const paper = rarity === 'Common';
  const rim = `stroke="${livery.ink}" stroke-width="4" stroke-linejoin="round"`;
  const board = paper
    ? outline('M28 556H472M28 656H472', 2, livery.gem[1])
    : fill(OUTER[rarity], '#000', 'fill-opacity=".4" transform="translate(3 7)"') +
      fill(OUTER[rarity], 'url(#~Fm)', rim) +
      fill(INNER[rarity], 'url(#~Fp)', `stroke="${livery.ink}" stroke-width="2.4"`) +
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
      x: paper ? 104 : 114,
      middle: 606,
      anchor: 'middle',
      maxWidth: paper ? 146 : 128,
      skew: paper ? 0 : 8,
    },
    paper ? { fill: livery.value } : { fill: livery.value, stroke: livery.ink, strokeWidth: 6 },
  );
}

function plateWords(livery: Livery, words: PlateWords): string {
  const headLines = balanced(words.head, 20, words.headLines ?? 1);
  const head: Set = { face: 'display', size: headLines.length > 1 ? 27 : 36, lines: headLines };
  const whole = `${words.line} ${words.year}`;
  const lines = balanced(whole, 26, headLines.length > 1 ? 1 : 2);
  const line: Set = {
    face: 'caption',
    size: lines.length > 1 ? 21 : headLines.length > 1 ? 18 : 23,
    lines,
  };
  // Accents stand above the capitals: a line that has one starts lower.
  const heights = [
    ...head.lines.map(() => head.size * 1.05),
    ...line.lines.map(() => line.size * 1.06),
  ];
  let top = 606 - (heights.reduce((sum, each) => sum + each, 0) + 4) / 2;
  let markup = '';
  const set = (style: Set, text: string, last: boolean): void => {
    const middle =
      top +
      style.size * (style.face === 'display' ? 0.5 : 0.53) +
      (style.face === 'caption' ? 4 : 0);
    top += style.size * (style.face === 'display' ? 1.05 : 1.06);
    const body =
      last && style.face === 'caption' && words.year
        ? text.slice(0, -words.year.length).trim()
        : text;
    const tracking = style.face === 'display' ? 0.02 : 0.045;
    const room = WORDS_WIDTH - (body === text ? 0 : 52);
    const line = lineOfText(body, { ...style, x: WORDS_X, middle, tracking, maxWidth: room });
    markup += printLine(line, { fill: livery.text });
    if (body === text) return;
    markup += typeset(
      words.year,
      { ...style, x: body ? WORDS_X + line.width + 9 : WORDS_X, middle, tracking },
      { fill: livery.accent },
    );
  };
  for (const text of head.lines) set(head, text, false);
  line.lines.forEach((text, i) => {
    set(line, text, i === line.lines.length - 1);
  });
  return markup;
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
