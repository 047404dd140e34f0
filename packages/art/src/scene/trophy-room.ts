import { fill } from '../ink/element.ts';
import { chalk, glint, glow, wash } from './brush.ts';
import { trophy } from './props.ts';
import type { Tint } from './tint.ts';

const SHIELD = 'M-26-64H26V-34C26-14 10-4 0 0-10-4-26-14-26-34Z';
const PENNANT = 'M-30 0H30L0 92Z';

type Place = readonly [x: number, y: number, scale: number];

const CUPS: readonly Place[] = [
  [70, 180, 1.05],
  [562, 180, 1.05],
  [18, 340, 0.9],
  [600, 340, 1.2],
  [66, 500, 1.25],
  [566, 500, 0.95],
  [-90, 340, 1],
  [-180, 180, 1.2],
  [730, 180, 1.1],
];
const SHIELDS: readonly Place[] = [
  [6, 180, 1],
  [618, 180, 0.9],
  [80, 340, 1.2],
  [540, 340, 0.9],
  [618, 500, 1],
  [-160, 500, 1.2],
  [740, 340, 1.2],
];

/** A cabinet with the lights on. One shelf is kept free, for morale. */
export function trophyRoom(tint: Tint): string {
  const standing = (id: string, places: readonly Place[]): string =>
    places
      .map(([x, y, k]) => `<use href="#~${id}" transform="translate(${x} ${y}) scale(${k})"/>`)
      .join('');
  const silver = `<g id="~Sshield"><path d="${SHIELD}" fill="#c9d2dc"/><path d="M0-64H26V-34C26-14 10-4 0 0Z" fill="#8390a0"/></g>`;
  const pennant = (x: number, y: number, colour: string, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${PENNANT}" fill="${colour}"/><path d="M-30 0H30L26 12H-26Z" fill="#fff4d8"/></g>`;
  const wood = `<pattern id="~Swood" width="104" height="632" patternUnits="userSpaceOnUse"><path d="M0 0H104V632H0Z" fill="#7d4a32"/><path d="M0 0H5V632H0Z" fill="#59301f"/><path d="M5 0H9V632H5Z" fill="#99603f"/></pattern>`;
  const shelf = (y: number): string =>
    fill(`M-460 ${y}H130V${y + 14}H-460ZM504 ${y}H1100V${y + 14}H504Z`, '#b97a4c') +
    fill(`M-460 ${y + 14}H130V${y + 26}H-460ZM504 ${y + 14}H1100V${y + 26}H504Z`, '#472417');
  return (
    wood +
    wash('url(#~Swood)') +
    fill('M-460-150H1100V40H-460Z', '#59301f') +
    fill('M136 40H498V740H136Z', tint.deep) +
    fill('M150 54H484V740H150Z', tint.shade) +
    fill('M230-150L110 632H520L400-150Z', '#fff3c4', 'fill-opacity=".16"') +
    glow('Slight', '#ffe9b0', 316, 240, 250) +
    shelf(180) +
    shelf(340) +
    shelf(500) +
    `<defs><g id="~Scup">${trophy(0, 0, 1)}</g>${silver}</defs>` +
    standing('Scup', CUPS) +
    standing('Sshield', SHIELDS) +
    fill('M-460-150H1100V-112H-460ZM-460-62H1100V-50H-460Z', '#43231a') +
    fill('M-460-112H1100V-106H-460ZM-460-50H1100V-45H-460Z', '#8a5638') +
    fill(
      'M92-45h44l-22 40zM164-45h44l-22 40zM236-45h44l-22 40zM308-45h44l-22 40zM380-45h44l-22 40zM452-45h44l-22 40zM524-45h44l-22 40z',
      tint.accent,
    ) +
    fill('M128-45h44l-22 40zM272-45h44l-22 40zM416-45h44l-22 40z', tint.base) +
    pennant(180, 40, tint.base, 5) +
    pennant(452, 40, tint.accent, -5) +
    chalk('M-460 40H1100', '#d89a5e', 5) +
    fill(glint(56, 110, 12) + glint(584, 226, 14) + glint(54, 402, 13), '#fffbe0')
  );
}
