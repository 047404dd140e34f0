import { fill, outline } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import { bothSides } from './both-sides.ts';
import type { Livery } from './livery.ts';

/** A quarter of the foil: six wedges of eighteen, the rest is the same turned about the middle. */
function wedges(offset: number): string {
  let data = '';
  for (let i = offset; i < 18; i += 3) {
    const from = (i / 72) * Math.PI * 2;
    const to = ((i + 1) / 72) * Math.PI * 2;
    const x = Math.cos(from) * 470;
    const y = Math.sin(from) * 470;
    data += `M250 350l${shortNumber(x)} ${shortNumber(y)} ${shortNumber(Math.cos(to) * 470 - x)} ${shortNumber(Math.sin(to) * 470 - y)}z`;
  }
  return data;
}

const DROP = 'M0-10C5-4 5 4 0 10C-5 4-5-4 0-10Z';
const LEAF = 'M0 0C8-16 30-20 44-6C32 8 14 10 0 0Z';
const LEAF_SHADE = 'M0 0C10-4 28-8 44-6C32 8 14 10 0 0Z';
const SPRAY = [
  [46, 560, -118, 0.9],
  [36, 528, -104, 0.95],
  [34, 492, -92, 0.95],
  [38, 456, -78, 0.9],
  [30, 544, -160, 0.8],
  [24, 508, -146, 0.8],
  [26, 470, -130, 0.75],
] as const;

/** Legendary: gold foil in wedges that catch the light, tinted glints and a row of garnets. */
export function goldRing(livery: Livery): string {
  const glints =
    fill('M0 0L120 0 0 170ZM0 300L60 220V300L0 390Z', '#fff', 'fill-opacity=".45"') +
    fill('M440 520L500 430V520L440 610Z', '#ffb0e0', 'fill-opacity=".4"') +
    fill('M440 240L500 150V190L440 280Z', '#a8fff0', 'fill-opacity=".4"');
  const garnets = `<pattern id="~Fd" width="16" height="48" patternUnits="userSpaceOnUse" patternTransform="translate(12 140)"><path transform="translate(8 22)" d="${DROP}" fill="${livery.plate[0]}" stroke="${livery.ink}" stroke-width="2"/></pattern>`;
  const turns = [90, 180, 270]
    .map((turn) => `<use href="#~Fq" transform="rotate(${turn} 250 350)"/>`)
    .join('');
  return `${garnets}<g clip-path="url(#~Fr)"><g id="~Fq">${fill(wedges(0), '#fff8c8', 'fill-opacity=".55"')}${fill(wedges(1), '#a8640f', 'fill-opacity=".35"')}</g>${turns}${glints}</g>${outline('M32 11H468Q489 11 489 32V668Q489 689 468 689H32Q11 689 11 668V32Q11 11 32 11Z', 1.6, livery.ink)}${bothSides('M12 140H28V572H12Z')}`;
}

/** Laurel up both sides of the name plate. */
export function laurel(livery: Livery): string {
  const leaf = `<g id="~Fv" stroke-linejoin="round"><path d="${LEAF}" fill="url(#~Fm)"/><path d="${LEAF_SHADE}" fill="#a8640f" opacity=".6"/><path d="${LEAF}" fill="none" stroke="${livery.ink}" stroke-width="3"/></g>`;
  const spray = SPRAY.map(
    ([x, y, turn, k]) =>
      `<use href="#~Fv" transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"/>`,
  ).join('');
  return `<defs>${leaf}</defs><g id="~Fw">${spray}</g><use href="#~Fw" transform="matrix(-1 0 0 1 500 0)"/>`;
}
