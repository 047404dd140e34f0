import { fill } from '../ink/element.ts';
import { fromHsl, toHsl } from '../ink/tones.ts';
import { chalk, glint, skyDef, speck, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const LOWER_TIER = 'M-460 300C-200 388 60 416 316 416S830 388 1092 300V640H-460Z';
const UPPER_TIER =
  'M-460 196C-200 286 60 316 316 316S830 286 1092 196V352C830 402 572 420 316 420S-200 402-460 352Z';
const ROOF =
  'M-460 138C-200 228 60 262 316 262S830 228 1092 138V206C830 292 572 320 316 320S-200 292-460 206Z';

const BEAMS = 'M58 96L70 640H440L168 84ZM464 84L210 640H570L578 98Z';

/** Above the lamps, where only the tall card looks. */
const AIRSHIP =
  'M216-70c10-30 130-40 176-14l26-14-6 28 6 26-26-12c-46 26-166 18-176-14zM270-36h60l-8 16h-44z';
const AIRSHIP_BELLY = 'M216-70c40 14 130 18 196 2l6 24-26-12c-46 26-166 18-176-14z';
const STARS_AT = [
  [80, -60],
  [140, -104],
  [470, -90],
  [540, -50],
  [320, 40],
  [260, 12],
] as const;

/** Two lamp towers, their beams, and a full house in two tiers. */
export function stadiumNight(tint: Tint): string {
  const [hue] = toHsl(tint.base);
  const sky = (s: number, l: number): string => fromHsl([(hue * 0.25 + 172) % 360, s, l]);
  const heads = (colour: string, data: string): string => fill(data, colour);
  const crowd =
    `<pattern id="~Scrowd" width="74" height="44" patternUnits="userSpaceOnUse">` +
    heads(
      sky(0.4, 0.46),
      'M4 12a5 5 0 1 1 10 0v6H4zM42 8a5 5 0 1 1 10 0v7H42zM22 34a5 5 0 1 1 10 0v6H22zM60 30a5 5 0 1 1 10 0v7H60z',
    ) +
    heads(sky(0.3, 0.66), 'M24 10a5 5 0 1 1 10 0v6H24zM6 34a5 5 0 1 1 10 0v6H6z') +
    heads(tint.base, 'M60 10a5 5 0 1 1 10 0v6H60z') +
    heads(tint.accent, 'M42 32a5 5 0 1 1 10 0v6H42z') +
    '</pattern>';
  const lamps = `<pattern id="~Slamp" width="22" height="21" patternUnits="userSpaceOnUse"><circle cx="11" cy="10.5" r="8" fill="#fffbe0"/></pattern>`;
  const tower = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M40 70V420H70V70Z" fill="${sky(0.5, 0.13)}"/><path d="M-6-7H116V70H-6Z" fill="${sky(0.5, 0.11)}"/><path d="M0 0H110V63H0Z" fill="url(#~Slamp)"/></g>`;
  return (
    skyDef('Ssky', [sky(0.6, 0.12), sky(0.52, 0.3), sky(0.48, 0.52)], 420) +
    crowd +
    lamps +
    wash('url(#~Ssky)') +
    chalk(STARS_AT.map(([x, y]) => speck(x, y)).join(''), sky(0.5, 0.8), 4) +
    fill(AIRSHIP, sky(0.3, 0.5)) +
    fill(AIRSHIP_BELLY, sky(0.4, 0.3)) +
    fill('M262-78h84v14h-84z', tint.accent) +
    fill(ROOF, sky(0.45, 0.17)) +
    chalk('M-460 206C-200 292 60 320 316 320S830 292 1092 206', sky(0.4, 0.6), 4) +
    fill(UPPER_TIER, sky(0.5, 0.24)) +
    fill(UPPER_TIER, 'url(#~Scrowd)') +
    fill(LOWER_TIER, sky(0.5, 0.28)) +
    fill(LOWER_TIER, 'url(#~Scrowd)', 'fill-opacity=".9"') +
    fill(
      'M-460 340C-200 396 60 414 316 414S830 396 1092 340V362C830 416 572 434 316 434S-200 416-460 362Z',
      tint.shade,
    ) +
    fill('M-460 560C60 528 572 528 1092 560V740H-460Z', '#2a8a56') +
    fill(
      'M-80 547L40 541-90 740H-330ZM190 537H300L280 740H80ZM450 541L570 547 760 740H520Z',
      '#37a065',
    ) +
    fill(
      glint(150, 356, 13) + glint(70, 470, 9) + glint(560, 330, 10) + glint(590, 486, 9),
      '#fff8d8',
    ) +
    fill(BEAMS, '#e6f0ff', 'fill-opacity=".2"') +
    tower(50, 40, -7) +
    tower(470, 28, 7)
  );
}
