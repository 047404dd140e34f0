import type { CardType } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk, glint, rays } from './brush.ts';
import { football } from './props.ts';
import type { Tint } from './tint.ts';

function burst(x: number, y: number, spokes: number, inner: number, outer: number): string {
  let data = '';
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * Math.PI * 2;
    const at = (r: number): string =>
      `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`;
    data += `M${at(inner)}L${at(i % 2 === 0 ? outer : outer * 0.78)}`;
  }
  return data;
}

const MOTIFS: Readonly<Record<CardType, (tint: Tint, year: string) => string>> = {
  Goal: () =>
    `<pattern id="~Mnet" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H40M0 0V40" stroke="#fff" stroke-width="4"/></pattern>${fill('M66 60H566V640H66Z', 'url(#~Mnet)', 'fill-opacity=".65"')}${chalk('M66 640V60H566V640', INK, 27)}${chalk('M66 640V60H566V640', '#fff', 18)}${chalk(burst(508, 176, 12, 44, 84), '#fff', 6)}${football(508, 176, 1.15, 20)}`,
  Save: (tint) =>
    chalk(
      'M40 40C150 90 170 180 150 250M-6 90C90 130 116 190 110 250M96 6C200 60 220 150 196 230',
      '#fff',
      7,
      'stroke-dasharray="46 16"',
    ) +
    fill(
      'M128 92l26 44 50-22-12 54 56 8-42 38 36 42-56 2 2 56-46-30-34 46-14-54-54 16 20-52-50-24 52-20-22-50 54 10z',
      tint.accent,
      `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    fill(
      'M130 124l18 34 36-16-8 38 38 8-28 26 22 28-38 2-2 36-30-22-24 30-8-36-36 8 14-34-34-16 36-14-14-34 36 8z',
      '#fff',
    ) +
    football(132, 200, 1.1, -20),
  Assist: (tint) =>
    chalk('M50 560C-10 300 120 40 330 40S600 150 574 286', INK, 20, 'stroke-dasharray="38 30"') +
    chalk('M50 560C-10 300 120 40 330 40S600 150 574 286', '#fff', 12, 'stroke-dasharray="38 30"') +
    fill(
      'M120 92l44-10 4 44-14-8-26 26-22-22 22-22z',
      tint.accent,
      `stroke="${INK}" stroke-width="5"`,
    ) +
    fill(
      'M520 76l40 20-32 32-4-16-34-4 2-30 32 2z',
      tint.accent,
      `stroke="${INK}" stroke-width="5"`,
    ) +
    football(572, 316, 1.15, 12),
  Skill: (tint) =>
    chalk(
      'M-20 420C120 380 60 180 170 150S250 300 130 300 120 60 300 40 560 60 560 160 440 240 470 120',
      INK,
      28,
    ) +
    chalk(
      'M-20 420C120 380 60 180 170 150S250 300 130 300 120 60 300 40 560 60 560 160 440 240 470 120',
      tint.accent,
      18,
    ) +
    chalk('M-20 416C120 376 56 176 166 146S254 296 134 296', '#fff', 5) +
    fill(glint(90, 90, 26) + glint(584, 300, 24) + glint(560, 60, 18), '#fff') +
    football(474, 106, 1.1, 30),
  Celebration: (tint) => {
    const rocket = (x: number, y: number, scale: number, colour: string): string =>
      `<use href="#~Mb" transform="translate(${x} ${y}) scale(${scale})" stroke="${colour}"/>`;
    return (
      `<defs><g id="~Mb" fill="none" stroke-linecap="round"><path stroke-width="9" d="${burst(0, 0, 16, 26, 96)}"/><path stroke-width="5" stroke-dasharray="1 15" d="${burst(0, 0, 16, 104, 140)}"/></g></defs>` +
      rocket(116, 150, 1, tint.accent) +
      rocket(520, 120, 0.9, '#fff') +
      rocket(560, 350, 0.6, '#ff7a9c') +
      rocket(70, 370, 0.6, '#6be0ff') +
      chalk(
        'M116 262C110 330 100 420 120 560M520 214C530 320 520 420 500 560',
        '#fff',
        4,
        'stroke-dasharray="3 15"',
      )
    );
  },
  Historic: (_tint, year) =>
    fill('M-460-150H1100V740H-460Z', '#6b4a2a', 'fill-opacity=".42"') +
    `<pattern id="~Mfilm" width="70" height="52" patternUnits="userSpaceOnUse"><path d="M0 0H70V52H0Z" fill="${INK}"/><path d="M9 12h15v26H9zM46 12h15v26H46z" fill="#e9d7b0"/></pattern>` +
    fill('M0 0H70V900H0Z', 'url(#~Mfilm)', 'transform="translate(52 -150)"') +
    fill('M0 0H70V900H0Z', 'url(#~Mfilm)', 'transform="translate(510 -150)"') +
    fill('M122-150H510V740H122Z', '#e9d7b0', 'fill-opacity=".55"') +
    typeset(
      year,
      { face: 'display', size: 210, x: 308, y: 70, anchor: 'middle', maxWidth: 326 },
      { fill: '#7a5430', stroke: '#f6ead0', strokeWidth: 8 },
    ),
  Special: (tint) =>
    fill(rays(316, 280, 24, 340, 0.5), '#fff', 'fill-opacity=".55"') +
    fill(
      'M316-20l62 180 180-76-76 180 150 60-150 60 70 180-176-76-60 150-60-150-176 76 70-180-150-60 150-60-76-180 180 76z',
      tint.accent,
      `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    fill(
      'M316 50l46 140 136-58-58 136 116 46-116 46 52 136-132-56-44 110-44-110-132 56 52-136-116-46 116-46-58-136 136 58z',
      '#fff',
    ) +
    fill(glint(86, 76, 30) + glint(556, 470, 24) + glint(60, 460, 20), '#fff'),
};

/** `momentMotif('Goal', tint, 1970)`: what the afternoon is remembered for, behind the goat. */
export function momentMotif(type: CardType, tint: Tint, year: number): string {
  return MOTIFS[type](tint, String(Math.round(year)));
}
