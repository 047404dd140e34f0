import type { GoatTraits } from '@goats/collection';
import { fill } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { lineOfText, printLine, typeset } from '../lettering/line-of-text.ts';
import { LONGEST_LINE } from '../lettering/spell.ts';
import { pictureKey, svgDocument } from './document.ts';
import { inLines } from './in-lines.ts';
import { STAND_IN } from './placeholder.ts';
import { drawSubject } from './subject.ts';

export interface SocialWords {
  readonly title: string;
  readonly subtitle: string;
  /** The Black Pearl unless told. */
  readonly traits?: GoatTraits;
}

/** The preview a link shows elsewhere, 1200 by 630. `socialPicture({ title, subtitle })` */
export function socialPicture(words: SocialWords): string {
  const key = pictureKey('social', words);
  const subject = drawSubject(words.traits ?? STAND_IN, key);
  const lines = inLines(words.title, 14, 3);
  const size = lines.length > 2 ? 108 : 128;
  const top = 300 - ((lines.length - 1) * size * 1.0) / 2;
  const title = lines
    .map((line, i) =>
      printLine(
        lineOfText(line, { face: 'display', size, x: 64, middle: top + i * size, maxWidth: 516 }),
        { fill: '#f4f1e4' },
      ),
    )
    .join('');
  const below = top + (lines.length - 0.5) * size + 34;
  const body =
    subject.defs +
    `<g transform="translate(568 0)">${subject.scene}${subject.behind}${subject.figure}</g>` +
    fill('M0 0H640L560 630H0Z', '#07140e') +
    fill('M640 0H654L574 630H560Z', '#f2b632') +
    typeset(
      'Legendary Goats',
      { face: 'caption', size: 30, x: 66, middle: 78, tracking: 0.12 },
      { fill: '#f2b632' },
    ) +
    title +
    subtitle(words.subtitle, below);
  return svgDocument({ width: 1200, height: 630, title: words.title }, withPrefix(body, key));
}

/** Four lines of this many letters stay above the picture's edge, even below a title of three. */
const LETTERS = 36;
const LINES = 4;

/** One line, or more of one size where a single one would leave off before its end. */
function subtitle(text: string, top: number): string {
  const style = { face: 'caption', size: 34, x: 66, tracking: 0.04, maxWidth: 480 } as const;
  // In capitals, as it is drawn: a ß is two letters.
  const isLong = text.toUpperCase().length >= LONGEST_LINE;
  const lines = isLong ? inLines(text, LETTERS, LINES, LONGEST_LINE * LINES) : [text];
  const size = Math.min(...lines.map((line) => lineOfText(line, style).size));
  return lines
    .map((line, i) =>
      typeset(line, { ...style, size, middle: top + i * size * 1.4 }, { fill: '#c6cec1' }),
    )
    .join('');
}
