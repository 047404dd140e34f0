import { fill, INK } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { svgDocument } from '../picture/document.ts';
import { BLUE, BRONZE, GARNET, GOLD, SILVER, TIN, VIOLET } from './metals.ts';
import type { Trophy } from './trophy.ts';

/** For whoever was beaten in the final, and for the two beaten before it. */
export type MedalPlace = 2 | 3;

const RIBBONS = { Common: TIN, Rare: BLUE, Epic: VIOLET, Legendary: GOLD, Clubs: GARNET } as const;
const METALS = { 2: SILVER, 3: BRONZE } as const;
/** Block numerals as on the shirts, round (0,0). */
const NUMERALS = {
  2: '-38,-52! -26,-64! 26,-64! 38,-52! 38,-4! -10,28! -10,40! 38,40! 38,64! -38,64! -38,14! 10,-16! 10,-40! -10,-40! -10,-24! -38,-24!',
  3: '-38,-52! -26,-64! 26,-64! 38,-52! 38,-14! 26,0! 38,14! 38,52! 26,64! -26,64! -38,52! -38,26! -10,26! -10,40! 10,40! 10,12! -16,12! -16,-12! 10,-12! 10,-40! -10,-40! -10,-26! -38,-26!',
} as const;

/** A medal alone, square, its ribbon in the colour of the cup. `medalPicture('Rare', 2)` */
export function medalPicture(trophy: Trophy, place: MedalPlace): string {
  const ribbon = RIBBONS[trophy];
  const metal = METALS[place];
  const edge = `stroke="${INK}" stroke-width="14" stroke-linejoin="round"`;
  const disc = (r: number, paint: string) => `<circle cy="-118" r="${r}" ${paint}/>`;
  const body =
    fill('M-104-338H-26L34-196H-40Z', ribbon.base, edge) +
    fill('M104-338H26L-34-196H40Z', ribbon.shade, edge) +
    fill('M-85-331H-66L-12-203H-31Z', ribbon.light) +
    disc(112, `fill="${metal.base}" ${edge}`) +
    fill('M-74-44A105 105 0 0 1 74-192A128 128 0 0 0-74-44Z', metal.light) +
    fill('M74-192A105 105 0 0 1-74-44A128 128 0 0 0 74-192Z', metal.shade) +
    disc(82, `fill="${metal.base}" stroke="${metal.deep}" stroke-width="9"`) +
    `<g transform="translate(0 -118) scale(.92)">${fill(pen().shape(NUMERALS[place]), metal.line)}</g>`;
  return svgDocument(
    {
      width: 600,
      height: 600,
      viewBox: '-178 -346 356 356',
      title: place === 2 ? 'Silver medal' : 'Bronze medal',
    },
    body,
  );
}
