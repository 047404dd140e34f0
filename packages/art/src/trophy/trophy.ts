import { withPrefix } from '../ink/ids.ts';
import { memo } from '../ink/memo.ts';
import { svgDocument } from '../picture/document.ts';
import { hornedCup } from './horned-cup.ts';
import { liddedCup } from './lidded-cup.ts';
import { shield } from './shield.ts';
import { silverCup } from './silver-cup.ts';
import { tinCup } from './tin-cup.ts';
import type { Piece } from './turned.ts';

/** What is lifted at the end: a cup of its tier, or the shield when two clubs met. */
export const TROPHIES = ['Common', 'Rare', 'Epic', 'Legendary', 'Clubs'] as const;
export type Trophy = (typeof TROPHIES)[number];

const DRAWINGS: Readonly<Record<Trophy, (plain: boolean) => readonly Piece[]>> = {
  Common: tinCup,
  Rare: silverCup,
  Epic: liddedCup,
  Legendary: hornedCup,
  Clubs: shield,
};

/** Drawn once and kept, as the parts of goats are. */
const once = memo<string>();

/** A trophy that stands on (0,0), about 310 units tall; `plain` leaves out what 24 px cannot show. */
export function drawTrophy(trophy: Trophy, plain = false): string {
  return once(`${trophy}/${plain}`, () => {
    const pieces = DRAWINGS[trophy](plain);
    return pieces.map(({ mass }) => mass).join('') + pieces.map(({ paint }) => paint).join('');
  });
}

const NAMES: Readonly<Record<Trophy, string>> = {
  Common: 'The Common Cup, of tin',
  Rare: 'The Rare Cup, of silver',
  Epic: 'The Epic Cup, of gold and violet enamel',
  Legendary: 'The Legendary Cup, of gold with horns',
  Clubs: 'The Club Shield',
};

/**
 * A trophy alone, square. Free of goats, scenes and lettering, so that a page may draw it.
 * `trophyPicture('Rare', 'small') // '<svg …>'`
 */
export function trophyPicture(trophy: Trophy, detail: 'full' | 'small' = 'full'): string {
  const key = `trophy-${trophy.toLowerCase()}-${detail}-`;
  return svgDocument(
    { width: 600, height: 600, viewBox: '-182 -354 364 364', title: NAMES[trophy] },
    withPrefix(drawTrophy(trophy, detail === 'small'), key),
  );
}
