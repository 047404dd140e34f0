import type { Rarity } from '@goats/rules';
import { fill } from '../ink/element.ts';
import { type LineInk, lineOfText, printLine, typeset } from '../lettering/line-of-text.ts';
import type { Livery } from './livery.ts';

const OUTER: Readonly<Record<Rarity, string>> = {
  Common: 'M40 560H460V626H40Z',
  Rare: 'M26 562Q46 556 60 560H440Q454 556 474 562L462 594L474 626Q454 632 440 628H60Q46 632 26 626L38 594Z',
  Epic: 'M14 594C34 572 54 562 84 560H416C446 562 466 572 486 594C466 616 446 626 416 628H84C54 626 34 616 14 594Z',
  Legendary:
    'M18 566L66 554Q250 572 434 554L482 566L470 596L486 632L434 626Q250 642 66 626L14 632L30 596Z',
};

const INNER: Readonly<Record<Rarity, string>> = {
  Common: 'M50 567H450V619H50Z',
  Rare: 'M62 568H438L448 594L438 620H62L52 594Z',
  Epic: 'M40 594C56 578 70 570 90 568H410C430 570 444 578 460 594C444 610 430 618 410 620H90C70 618 56 610 40 594Z',
  Legendary: 'M60 564Q250 582 440 564L448 596L440 618Q250 634 60 618L52 596Z',
};

const GLOSS: Readonly<Record<Rarity, string>> = {
  Common: 'M50 567H450V588Q250 602 50 588Z',
  Rare: 'M62 568H438L447 592Q250 604 53 592Z',
  Epic: 'M41 593C56 578 70 570 90 568H410C430 570 444 578 459 593Q250 604 41 593Z',
  Legendary: 'M60 564Q250 582 440 564L446 588Q250 608 54 588Z',
};

export interface PlateWords {
  readonly name: string;
  /** 'FORWARD · BRAZIL' */
  readonly line: string;
  /** 'RARE · 02277 / 20000' */
  readonly tab: string;
}

/** A number as printed; what is no number is printed as 0. */
export function wholeNumber(value: number): string {
  return String(Math.round(Number.isFinite(value) ? value : 0));
}

/** `serialWords('Rare', 2277, 20_000) // 'Rare · 02277 / 20000'` */
export function serialWords(kind: string, serial: number, supply: number): string {
  return `${kind} · ${wholeNumber(serial).padStart(5, '0')} / ${wholeNumber(supply)}`;
}

/** The name on its plate, the line below it and the serial tab on the bottom edge. */
export function namePlate(rarity: Rarity, livery: Livery, words: PlateWords): string {
  // An accent stands above the capitals, where the plate has its edge.
  const accented = /[À-Ý]/.test(words.name.slice(0, 80).toUpperCase());
  const ink = (strokeWidth: number): LineInk => ({
    fill: livery.text,
    stroke: livery.ink,
    strokeWidth,
  });
  return (
    fill(
      OUTER[rarity],
      'url(#~Fm)',
      `stroke="${livery.ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    fill(INNER[rarity], 'url(#~Fp)', `stroke="${livery.ink}" stroke-width="3"`) +
    fill(GLOSS[rarity], '#fff', 'fill-opacity=".13"') +
    typeset(
      words.name,
      {
        face: 'display',
        size: accented ? 37 : 42,
        x: 250,
        middle: (rarity === 'Legendary' ? 599 : 594) + (accented ? 3 : 0),
        anchor: 'middle',
        tracking: 0.028,
        maxWidth: 352,
        skew: 8,
      },
      ink(5),
    ) +
    typeset(
      words.line,
      {
        face: 'caption',
        size: 17,
        x: 250,
        middle: 648,
        anchor: 'middle',
        tracking: 0.14,
        maxWidth: 330,
      },
      ink(4),
    ) +
    serialTab(words.tab, livery)
  );
}

/** The tab is as wide as its words, and never narrower than the gap it fills in the ring. */
function serialTab(words: string, livery: Livery): string {
  const line = lineOfText(words, {
    face: 'caption',
    size: 12.5,
    x: 250,
    middle: 684,
    anchor: 'middle',
    tracking: 0.12,
    maxWidth: 290,
  });
  const half = Math.max(104, Math.round(line.width / 2) + 14);
  return (
    fill(
      `M${250 - half} 674h${2 * half}l8 10-8 10h-${2 * half}l-8-10z`,
      livery.plate[1],
      `stroke="${livery.accent}" stroke-width="1.6"`,
    ) + printLine(line, { fill: livery.text })
  );
}
