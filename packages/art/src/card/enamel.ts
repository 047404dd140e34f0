import { fill } from '../ink/element.ts';
import { gem } from './gem.ts';
import type { Livery } from './livery.ts';

const BAND =
  'M34 12H466Q488 12 488 34V666Q488 688 466 688H34Q12 688 12 666V34Q12 12 34 12ZM58 26Q54 52 26 58V642Q54 648 58 674H442Q446 648 474 642V58Q446 52 442 26Z';

/** Rare: a band of blue enamel between two silver wires, with waves laid in and one wedge of gloss. */
export function enamelRing(livery: Livery): string {
  const wave = (name: string, colour: string, turn: string): string =>
    `<pattern id="~${name}" width="14" height="22" patternUnits="userSpaceOnUse" patternTransform="${turn}"><path d="M0 0Q7 5 7 11Q7 17 14 22" fill="none" stroke="${colour}" stroke-width="2"/></pattern>`;
  const waves =
    wave('Fl', '#9fdcff', 'translate(12 72)') +
    wave('Fk', '#6fb8ff', 'matrix(-1 0 0 1 488 72)') +
    wave('Ft', '#9fdcff', 'matrix(0 1 1 0 76 12)') +
    wave('Fu', '#6fb8ff', 'matrix(0 -1 1 0 76 688)');
  const inlay =
    fill('M12 72H26V632H12Z', 'url(#~Fl)') +
    fill('M474 72H488V632H474Z', 'url(#~Fk)') +
    fill('M76 12H428V26H76Z', 'url(#~Ft)') +
    fill('M76 674H428V688H76Z', 'url(#~Fu)');
  const corner = `<g id="~Fg">${gem({ x: 38, y: 38, r: 11, sides: 4 }, livery.gem, livery.ink)}</g>`;
  const again = (move: string): string => `<use href="#~Fg" ${move}/>`;
  const corners = corner + again('x="424"') + again('y="624"') + again('x="424" y="624"');
  return `${waves}<clipPath id="~Fe"><path clip-rule="evenodd" d="${BAND}"/></clipPath>${fill(BAND, 'url(#~Fb)', `fill-rule="evenodd" stroke="${livery.ink}" stroke-width="2"`)}<g clip-path="url(#~Fe)">${inlay}${fill('M0 0H230L60 700H0Z', '#fff', 'fill-opacity=".2"')}</g>${corners}`;
}
