import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import type { Livery } from './livery.ts';

/** A quarter of the leaf: six wedges of eighteen, the rest is the same turned about the middle. */
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

/** The moulding, `inset` from the card's edge, with corners that turn inwards. */
function moulding(inset: number): string {
  const [a, b, c] = [inset, inset + 34 - inset / 4, 500 - inset];
  const [d, e] = [500 - b, 700 - b];
  const r = b - a;
  return `M${b} ${a}H${d}A${r} ${r} 0 0 0 ${c} ${b}V${e}A${r} ${r} 0 0 0 ${d} ${700 - a}H${b}A${r} ${r} 0 0 0 ${a} ${e}V${b}A${r} ${r} 0 0 0 ${b} ${a}Z`;
}

const OUTER = moulding(14);
const INNER = moulding(38);
export const MOULDING = OUTER + INNER;
const EDGES = `<path id="~Fo" d="${OUTER}"/><path id="~Fi" d="${INNER}"/><path id="~Fj" d="${moulding(26)}"/>`;

/** A leaf scroll in the upper left corner; the other three are its mirror images. */
const SCROLL =
  'M18 18C44 12 62 24 64 44C52 40 46 46 48 58C36 52 28 58 30 74C14 64 10 42 18 18ZM70 14C92 8 112 16 120 30C104 26 88 30 78 40C80 30 78 20 70 14ZM14 70C8 92 16 112 30 120C26 104 30 88 40 78C30 80 20 78 14 70Z';
const SCROLL_LIGHT =
  'M24 24C40 20 52 26 56 36C44 34 38 42 40 50C32 48 26 52 24 60C18 48 18 34 24 24ZM80 18C94 16 104 20 110 24C98 23 90 26 84 30ZM18 80C16 94 20 104 24 110C23 98 26 90 30 84Z';

/** What turns plain leaf into relief: who faces the light, who does not, and the row of beads. */
function relief(light: string, dark: string): string {
  const line = (edge: string, by: string, colour: string, width: number, more = ''): string =>
    `<use href="#~${edge}" transform="translate(${by})" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  const beads = ' stroke-linecap="round" stroke-dasharray="0 12"';
  return (
    line('Fo', '2 3', light, 6) +
    line('Fi', '-2 -3', light, 6) +
    line('Fo', '-2 -3', dark, 6) +
    line('Fi', '2 3', dark, 6) +
    line('Fj', '1 1.6', dark, 9, beads) +
    line('Fj', '-.6 -1', light, 5.4, beads)
  );
}

/** Legendary: a moulding of gold leaf that stands above the picture and throws a shadow on it. */
export function goldMoulding(livery: Livery, night: boolean): string {
  const [light, dark] = night ? [livery.accent, '#02030a'] : ['#fffbe0', '#8a5410'];
  const leaf = night
    ? ''
    : `<g id="~Fq">${fill(wedges(0), '#fff8c8', 'fill-opacity=".5"')}${fill(wedges(1), '#a8640f', 'fill-opacity=".4"')}</g>` +
      [90, 180, 270]
        .map((turn) => `<use href="#~Fq" transform="rotate(${turn} 250 350)"/>`)
        .join('');
  const corner =
    `<g id="~Fw"><g stroke-linejoin="round"><path d="${SCROLL}" transform="translate(4 6)" fill="#000" fill-opacity=".4"/>` +
    fill(SCROLL, 'url(#~Fm)', `stroke="${livery.ink}" stroke-width="4"`) +
    `</g>${fill(SCROLL_LIGHT, light, night ? '' : 'fill-opacity=".8"')}</g>`;
  const mirror = (matrix: string): string => `<use href="#~Fw" transform="matrix(${matrix})"/>`;
  return (
    `<defs>${EDGES}</defs>` +
    '<use href="#~Fz" fill-opacity=".42" transform="translate(5 8)"/><use href="#~Fz" fill="url(#~Fm)"/>' +
    `<g clip-path="url(#~Fr)">${leaf}${relief(light, dark)}</g>` +
    `<g fill="none" stroke="${livery.ink}" stroke-width="3.4"><use href="#~Fo"/><use href="#~Fi"/></g>` +
    corner +
    mirror('-1 0 0 1 500 0') +
    mirror('1 0 0 -1 0 700') +
    mirror('-1 0 0 -1 500 700')
  );
}
