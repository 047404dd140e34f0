import { fill } from '../ink/element.ts';
import { chalk, glint, glow, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const CUP =
  'M-26-84H26C26-52 16-36 6-32V-16C18-14 22-8 22 0H-22C-22-8-18-14-6-16V-32C-16-36-26-52-26-84ZM-28-78C-52-82-50-46-20-42L-22-49C-38-52-40-72-27-70ZM28-78C52-82 50-46 20-42L22-49C38-52 40-72 27-70Z';
const CUP_SHADE = 'M6-84H26C26-52 16-36 6-32V-16C18-14 22-8 22 0H2Z';
const SHIELD = 'M-26-64H26V-34C26-14 10-4 0 0-10-4-26-14-26-34Z';
const PENNANT = 'M-30 0H30L0 92Z';

/** A cabinet with the lights on. One shelf is kept free, for morale. */
export function trophyRoom(tint: Tint): string {
  const cup = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="${CUP}" fill="#f0b53a"/><path d="${CUP_SHADE}" fill="#b87420"/><path d="M-18-78h8c0 20 2 30 8 40-10-6-16-20-16-40z" fill="#fff0b0"/></g>`;
  const shield = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="${SHIELD}" fill="#c9d2dc"/><path d="M0-64H26V-34C26-14 10-4 0 0Z" fill="#8390a0"/></g>`;
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
    fill('M230-150L110 632H520L400-150Z', '#fff3c4', 'opacity=".16"') +
    glow('Slight', '#ffe9b0', 316, 240, 250) +
    shelf(180) +
    shelf(340) +
    shelf(500) +
    cup(70, 180, 1.05) +
    shield(6, 180, 1) +
    cup(562, 180, 1.05) +
    shield(618, 180, 0.9) +
    shield(80, 340, 1.2) +
    cup(18, 340, 0.9) +
    cup(600, 340, 1.2) +
    shield(540, 340, 0.9) +
    cup(66, 500, 1.25) +
    cup(566, 500, 0.95) +
    shield(618, 500, 1) +
    cup(-90, 340, 1) +
    cup(-180, 180, 1.2) +
    shield(-160, 500, 1.2) +
    cup(730, 180, 1.1) +
    shield(740, 340, 1.2) +
    pennant(180, 40, tint.base, 5) +
    pennant(452, 40, tint.accent, -5) +
    chalk('M-460 40H1100', '#d89a5e', 5) +
    fill(glint(56, 110, 12) + glint(584, 226, 14) + glint(54, 402, 13), '#fffbe0')
  );
}
