import { fill } from '../ink/element.ts';
import { fromHsl, toHsl } from '../ink/tones.ts';
import { chalk, glow, skyDef, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const CLOUDS =
  'M-460-150V60a70 44 0 0 0 120 12a60 40 0 0 0 108 6a54 34 0 0 0 96-12a64 46 0 0 0 120 14a46 30 0 0 0 84 4a70 50 0 0 0 132-6a50 34 0 0 0 92 8a66 44 0 0 0 124-8a48 32 0 0 0 88 6a72 50 0 0 0 136-4a52 36 0 0 0 96 4a64 44 0 0 0 120-8a60 40 0 0 0 110 4a60 40 0 0 0 120-10V-150Z';
const UMBRELLA =
  'M0 30C2 8 20 0 36 0S70 8 72 30C66 24 58 24 54 30 48 24 40 24 36 30 32 24 24 24 18 30 14 24 6 24 0 30Z';

/** A night match in weather: umbrellas in the stand, water standing on the pitch. */
export function rain(tint: Tint): string {
  const [hue] = toHsl(tint.base);
  const wet = (s: number, l: number): string => fromHsl([(hue * 0.2 + 176) % 360, s, l]);
  const streaks = `<pattern id="~Srain" width="60" height="130" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path d="M8 6v44M34 60v52M52 20v26M20 90v30" stroke="#fff" stroke-width="3" stroke-linecap="round"/></pattern>`;
  const domes = `<pattern id="~Sdome" width="172" height="58" patternUnits="userSpaceOnUse"><path d="M0 24H172V58H0Z" fill="${wet(0.4, 0.2)}"/><path d="${UMBRELLA}" fill="${tint.base}"/><path transform="translate(60 14)" d="${UMBRELLA}" fill="${wet(0.35, 0.36)}"/><path transform="translate(116 2) scale(.8)" d="${UMBRELLA}" fill="${tint.accent}"/></pattern>`;
  return (
    skyDef('Ssky', [wet(0.45, 0.2), wet(0.4, 0.42), wet(0.4, 0.6)], 420) +
    streaks +
    domes +
    wash('url(#~Ssky)') +
    glow('Slight', '#eaf6ff', 316, 230, 270) +
    fill(CLOUDS, wet(0.4, 0.17)) +
    fill(CLOUDS, wet(0.4, 0.25), 'transform="translate(-50 -40)"') +
    fill(CLOUDS, wet(0.36, 0.33), 'transform="translate(30 -92)"') +
    fill('M-460 408H1100V560H-460Z', wet(0.4, 0.2)) +
    fill('M-460 0H1100V116H-460Z', 'url(#~Sdome)', 'transform="translate(10 392)"') +
    fill('M-460 506H1100V740H-460Z', '#2d6e62') +
    fill('M-460 506H1100V524H-460Z', '#214f4c') +
    fill(
      'M30 572c20-12 90-14 120 0s-10 24-60 24-84-12-60-24zM470 556c30-12 110-10 130 4s-30 22-70 20-90-14-60-24z',
      wet(0.4, 0.62),
    ) +
    chalk(
      'M56 578c20-6 50-6 66 0M500 562c20-6 54-6 70 2M74 586h30',
      '#fff',
      3,
      'stroke-opacity=".8"',
    ) +
    wash('url(#~Srain)', 'fill-opacity=".5"')
  );
}
