import { type HoofTones, hoofMark, hoofPrint } from './hoof-print.ts';
import { LEGEND_BOTTOM, LEGEND_TOP } from './struck-letters.ts';

export const COIN_VARIANTS = ['icon', 'minimal', 'full'] as const;
export type CoinVariant = (typeof COIN_VARIANTS)[number];

const INK = '#3a2206';
const GOLD: HoofTones = { light: '#fff3b8', base: '#f7c64a', shade: '#c07f1c', ink: INK };

function circle(r: number, paint: string): string {
  return `<circle r="${r}" ${paint}/>`;
}

/** A crescent inside radius r, `depth` at its widest, on the lit (upper left) or the far side. */
function crescent(r: number, depth: number, lit: boolean, paint: string): string {
  const x = (r * Math.SQRT1_2).toFixed(1);
  const rise = r - depth;
  const flat = ((r * r + rise * rise) / (2 * rise)).toFixed(1);
  const [from, to] = lit ? [`-${x} ${x}`, `${x} -${x}`] : [`${x} -${x}`, `-${x} ${x}`];
  return `<path d="M${from}A${r} ${r} 0 0 1 ${to}A${flat} ${flat} 0 0 0 ${from}Z" ${paint}/>`;
}

function goldRim(id: string): string {
  const stops = ['#fffbe0', '#ffd75a', '#b8791c', '#fff0a8', '#e0a52e', '#8f5812', '#ffe27a'];
  const ramp = stops
    .map((colour, i) => `<stop offset="${Math.round((i / 6) * 100)}%" stop-color="${colour}"/>`)
    .join('');
  const reeds = `fill="none" stroke="${INK}" stroke-width="7" stroke-dasharray="2.1 3.9" opacity=".55"`;
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${ramp}</linearGradient>` +
    circle(97, `fill="url(#${id})" stroke="${INK}" stroke-width="6"`) +
    circle(91.7, reeds) +
    circle(87, `fill="url(#${id})" stroke="${INK}" stroke-width="2"`) +
    crescent(86, 5, true, 'fill="#fffbe0" opacity=".8"')
  );
}

/** The field lies below the rim, so its shadow falls on the lit side. */
function field(r: number): string {
  return (
    circle(r, `fill="#d8982a" stroke="${INK}" stroke-width="3"`) +
    crescent(r - 1.5, r * 0.14, true, 'fill="#8f5812" opacity=".85"') +
    crescent(r - 1.5, r * 0.34, false, 'fill="#f2b632"')
  );
}

const FACES: Readonly<Record<CoinVariant, (id: string) => string>> = {
  icon: (id) =>
    `${goldRim(id)}${field(76)}<g transform="translate(0 -7) scale(.92)">${hoofPrint(GOLD, 6)}</g>`,
  minimal: () =>
    circle(98, 'fill="#f2b632"') +
    circle(84, 'fill="none" stroke="#1b1304" stroke-width="5"') +
    `<g transform="translate(0 -8) scale(1.06)">${hoofMark('#1b1304')}</g>`,
  full: (id) => {
    const star = 'M0-9 2.6-2.9 9-2.6 4 1.7 5.6 8 0 4.5-5.6 8-4 1.7-9-2.6-2.6-2.9Z';
    const letters = `<g fill="#fff3b8" stroke="${INK}" stroke-width="30" stroke-linejoin="round" paint-order="stroke" transform="scale(.1)"><path d="${LEGEND_TOP}"/><path d="${LEGEND_BOTTOM}"/></g>`;
    const stars = [-1, 1]
      .map(
        (side) =>
          `<path transform="translate(${side * 61} 43)" d="${star}" fill="#fff3b8" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"/>`,
      )
      .join('');
    const beads = `fill="none" stroke="#ffe27a" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 7.4137"`;
    return `${goldRim(id)}${field(84)}${circle(59, beads)}${circle(54.5, `fill="#c98a1e" stroke="${INK}" stroke-width="2.4"`)}${crescent(53.5, 8, true, 'fill="#8f5812" opacity=".8"')}${letters}${stars}<g transform="translate(0 -5) scale(.7)">${hoofPrint(GOLD, 6)}</g>`;
  },
};

/** The coin of radius 100 round (0,0), to be laid into another picture; `id` names its one gradient. */
export function coinFace(variant: CoinVariant, id: string): string {
  return FACES[variant](id);
}

/**
 * The HOOF token's coin. Free of fonts, goats and scenes, so a page may draw it in the browser.
 * `hoofCoin('full', 512) // '<svg …>'`
 */
export function hoofCoin(variant: CoinVariant, size: number): string {
  const side = Math.max(1, Math.min(4096, Math.round(size) || 1));
  const face = coinFace(variant, `hoof-${variant}-${side}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-100 -100 200 200" role="img"><title>HOOF coin</title>${face}</svg>`;
}
