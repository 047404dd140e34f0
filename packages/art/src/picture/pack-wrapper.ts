import type { GoatTraits } from '@goats/collection';
import { PACK_KINDS } from '@goats/rules';
import { drawGoat } from '../goat/draw-goat.ts';
import { fill, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { fadeScreen, glint, rays } from '../scene/brush.ts';
import { pictureKey, svgDocument } from './document.ts';

export { PACK_KINDS };
export type PackKind = (typeof PACK_KINDS)[number];

interface Foil {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
  readonly text: string;
  readonly traits: GoatTraits;
}

const ON_THE_FRONT: GoatTraits = {
  goat: 'the-machine',
  background: 'Sunburst',
  expression: 'Determined',
  accessories: 'None',
  special: 'None',
  kit: 'Home',
  head: 'Thrown Back',
  pose: 'Chest Out',
};

const FOILS: Readonly<Record<PackKind, Foil>> = {
  Standard: {
    light: '#7fe0a8',
    base: '#2fa36b',
    shade: '#1c7a52',
    deep: '#0e4a36',
    ink: '#07261b',
    text: '#f4fbe8',
    traits: ON_THE_FRONT,
  },
  Premium: {
    light: '#d9b3ff',
    base: '#8a4be0',
    shade: '#5f2cb4',
    deep: '#33126e',
    ink: '#1c0a3c',
    text: '#fff3d8',
    traits: { ...ON_THE_FRONT, goat: 'magic-goat', expression: 'Joyful', pose: 'Folded Arms' },
  },
  Legendary: {
    light: '#fff3b0',
    base: '#f2b632',
    shade: '#c9861c',
    deep: '#8a1230',
    ink: '#2c1408',
    text: '#fff8dc',
    traits: {
      ...ON_THE_FRONT,
      goat: 'the-black-pearl',
      expression: 'Proud',
      pose: 'Ball Under Arm',
    },
  },
};

function crimp(y: number, up: boolean): string {
  let data = `M24 ${y}`;
  for (let i = 0; i < 56; i++) data += `l8 ${(i % 2 === 0) === up ? -9 : 9}`;
  return data;
}

const POUCH = `${crimp(22, true)}L468 60Q478 350 468 640L476 678${'l-8 9l-8-9'.repeat(28)}L32 640Q22 350 32 60Z`;
const CRIMPS = 'M30 34H470M31 46H469M32 58H468M32 642H468M31 654H469M30 666H470';

/** A sealed foil pack, 5:7 like the cards in it. `packWrapper('Premium')` */
export function packWrapper(kind: PackKind): string {
  const foil = FOILS[kind];
  const key = pictureKey('pack', kind);
  const goat = drawGoat(foil.traits, { idPrefix: `${key}g`, detail: 'full' });
  const scale = goat.horns.top < 40 ? 0.7 : 0.74;
  const place = `translate(${Math.round(250 - 316 * scale)} ${Math.round(606 - 632 * scale)}) scale(${scale})`;
  const word = (text: string, size: number, middle: number): string =>
    typeset(
      text,
      {
        face: 'display',
        size,
        x: 250,
        middle,
        anchor: 'middle',
        tracking: 0.03,
        maxWidth: 396,
        skew: 8,
      },
      { fill: foil.text, stroke: foil.ink, strokeWidth: 9 },
    );
  const body =
    `<defs>${goat.defs}<clipPath id="~Pc"><path d="${POUCH}"/></clipPath>${fadeScreen('Pd', foil.shade, 208)}</defs>` +
    fill(POUCH, foil.base) +
    `<g clip-path="url(#~Pc)">` +
    fill(rays(250, 330, 20, 520), foil.light, 'fill-opacity=".55"') +
    fill('M0 0H500V208H0Z', 'url(#~Pd)', 'transform="translate(0 400)"') +
    `<g transform="${place}"><use href="#${goat.silhouetteId}" fill="${foil.text}" stroke="${foil.text}" stroke-width="40" stroke-linejoin="round"/>${goat.behind}${goat.figure}</g>` +
    fill('M0 548Q250 520 500 548V700H0Z', foil.deep) +
    fill('M0 548Q250 520 500 548V556Q250 528 0 556Z', foil.light) +
    fill('M24 60H476V22H24ZM24 640H476V690H24Z', foil.shade) +
    outline(CRIMPS, 3, foil.deep) +
    fill(
      'M60 0C90 200 40 460 84 700H40C20 460 40 200 20 0ZM96 0C120 200 84 460 110 700H98C74 460 106 200 84 0Z',
      '#fff',
      'fill-opacity=".28"',
    ) +
    fill('M452 0C470 220 430 480 462 700H500V0Z', foil.ink, 'fill-opacity=".25"') +
    '</g>' +
    outline(POUCH, 6, foil.ink) +
    word('Legendary Goats', 62, 104) +
    word(kind, 46, 584) +
    typeset(
      '5 cards · one pack',
      { face: 'caption', size: 19, x: 250, middle: 624, anchor: 'middle', tracking: 0.14 },
      { fill: foil.light },
    ) +
    fill(glint(430, 180, 20) + glint(70, 470, 16) + glint(404, 512, 13), '#fff');
  return svgDocument({ width: 500, height: 700, title: `${kind} pack` }, withPrefix(body, key));
}
