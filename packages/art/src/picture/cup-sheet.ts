import { fill, INK } from '../ink/element.ts';
import { lineOfText, printLine, typeset } from '../lettering/line-of-text.ts';
import type { Trophy } from '../trophy/trophy.ts';

/** What every picture of a cup says on its left side. */
export interface CupWords {
  readonly trophy: Trophy;
  /** The cup's name in two lines: `['Rare Cup', 'No. 12']`. */
  readonly name: readonly [string, string];
  /** On the ribbon: who won it, or what it is about. */
  readonly ribbon: string;
  /** Below, small: one or two lines. */
  readonly below: readonly string[];
}

export const PITCH = '#07140e';
const CHALK = '#f4f1e4';
const GOLD = '#f2b632';

/** The ribbon's colours by trophy: cloth, its shade, and letters. */
const CLOTH: Readonly<Record<Trophy, readonly [string, string, string]>> = {
  Common: ['#c7d0d4', '#7d8a90', '#12201a'],
  Rare: ['#4ba3ff', '#1a55c0', '#04122e'],
  Epic: ['#b27bff', '#5a22b0', '#14052e'],
  Legendary: ['#f7c243', '#b06e14', '#1b1304'],
  Clubs: ['#f26a5e', '#9c2436', '#240610'],
};

const LEFT = 64;
const WIDEST = 480;
const NAME_SIZE = 120;
const NUMBER_SIZE = 80;
/** Where each line's capitals have their middle. */
const LINES = { site: 78, name: 190, number: 298, ribbon: 404, below: 496 } as const;

/** A ribbon that folds under itself at its end, as long as its words. */
function ribbon({ trophy, ribbon: words }: CupWords): string {
  const [cloth, shade, letters] = CLOTH[trophy];
  const line = lineOfText(words, {
    ...{ face: 'display', size: 64, x: LEFT, middle: LINES.ribbon, maxWidth: WIDEST - 56 },
  });
  const right = Math.round(LEFT + Math.max(120, line.width) + 30);
  const [top, bottom] = [LINES.ribbon - 44, LINES.ribbon + 44];
  const edge = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;
  return (
    fill(
      `M${right - 34} ${top + 16}H${right + 52}L${right + 26} ${top + 60}L${right + 46} ${bottom + 16}H${right - 34}Z`,
      shade,
      edge,
    ) +
    fill(`M${right - 34} ${bottom}H${right}L${right - 34} ${bottom + 16}Z`, INK) +
    fill(`M-10 ${top}H${right}V${bottom}H-10Z`, cloth, edge) +
    fill(`M-10 ${top + 3}H${right - 3}V${top + 10}H-10Z`, '#fff', 'fill-opacity=".45"') +
    printLine(line, { fill: letters })
  );
}

/** The dark half with the cup's name, cut off on the slant as all our previews are. */
export function cupSheet(words: CupWords): string {
  const [name, number] = words.name;
  const small = { face: 'caption', x: LEFT + 2, maxWidth: WIDEST - 20 } as const;
  return (
    fill('M0 0H652L572 630H0Z', PITCH) +
    fill('M652 0H668L588 630H572Z', GOLD) +
    typeset(
      'Legendary Goats',
      { ...small, size: 30, middle: LINES.site, tracking: 0.12 },
      { fill: GOLD },
    ) +
    typeset(
      name,
      { face: 'display', size: NAME_SIZE, x: LEFT - 2, middle: LINES.name, maxWidth: WIDEST },
      { fill: CHALK },
    ) +
    typeset(
      number,
      { face: 'display', size: NUMBER_SIZE, x: LEFT, middle: LINES.number, maxWidth: WIDEST },
      { fill: GOLD },
    ) +
    ribbon(words) +
    words.below
      .slice(0, 2)
      .map((line, i) =>
        typeset(
          line,
          { ...small, size: 33, middle: LINES.below + i * 44, tracking: 0.04 },
          { fill: '#c6cec1' },
        ),
      )
      .join('')
  );
}
