import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';

/** A face among thousands, 48 wide, drawn about the chin; the colour is whoever wears it. */
const SPECTATOR =
  'M-26 60C-28 24-16 14-8 10H8C16 14 28 24 26 60ZM-10-12L-26-16-20-6-9-4ZM10-12L26-16 20-6 9-4ZM-12-14Q-12-24 0-24T12-14L8 6Q6 13 0 13T-8 6Z';
const HORNS = 'M-6-22Q-10-34-20-36M6-22Q10-34 20-36';
const ARMS =
  'M-28 34C-40 8-40-14-34-38H-22C-26-14-24 4-14 22ZM28 34C40 8 40-14 34-38H22C26-14 24 4 14 22Z';
const SCARF = 'M-36-46H36V-30H-36Z';

export type Mood = 'seated' | 'standing' | 'scarves';

/**
 * Rows of spectators from `x` to `right`, the first row's heads at `y`: one tile, repeated. `id`
 * tells two crowds of one picture apart.
 * @example crowd('c', tint, { x: -40, right: 680, y: 180, rows: 3 })
 */
export function crowd(
  id: string,
  tint: Tint,
  where: { x: number; right: number; y: number; rows: number; mood?: Mood; size?: number },
): string {
  const { x, right, y, rows, mood = 'standing', size = 1 } = where;
  const raised = mood !== 'seated';
  const edge = `stroke="${INK}" stroke-width="4"`;
  const goat = (dx: number, dy: number, colour: string, up = false): string =>
    `<use href="#~M${id}${up ? 'r' : 's'}" x="${dx}" y="${dy}" fill="${colour}"/>`;
  const tall = raised ? 64 : 52;
  const tile =
    goat(28, 50, tint.shade) +
    goat(88, 46, tint.bright, raised) +
    goat(146, 52, tint.deep) +
    goat(202, 46, tint.base, raised);
  const held =
    mood === 'scarves' ? fill(SCARF, '#fff', edge) + fill('M-12-44H8V-32H-12Z', tint.accent) : '';
  const spectator =
    `<defs><g id="~M${id}s"><path d="${SPECTATOR}" ${edge}/>${chalk(HORNS, INK, 6)}${fill(raised ? 'M-5 1H5V8H-5Z' : 'M-5 4H5V6H-5Z', INK)}</g>` +
    (raised
      ? `<g id="~M${id}r"><path d="${ARMS}" ${edge}/><use href="#~M${id}s"/>${held}</g>`
      : '') +
    '</defs>';
  const pattern = `<pattern id="~M${id}" width="240" height="100" patternUnits="userSpaceOnUse">${tile}</pattern>`;
  let markup = '';
  for (let row = 0; row < rows; row++) {
    const left = -(row % 2) * 104;
    markup += `<g transform="translate(${x + left * size} ${Math.round(y + row * tall * size * 0.8)})${size === 1 ? '' : `scale(${size})`}">${fill(`M0 0H${Math.round((right - x) / size - left)}V100H0Z`, `url(#~M${id})`)}</g>`;
  }
  return spectator + pattern + markup;
}
