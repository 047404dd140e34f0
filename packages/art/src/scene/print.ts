import { fromHsl, toHsl } from '../ink/tones.ts';
import type { Tint } from './tint.ts';

/** A way of printing: from a drawing's colour to the one that reaches the paper. */
export type Print = (hex: string) => string;

/** How light a colour looks, from 0 to 1: green counts for more than blue. */
function lightness(hex: string): number {
  const [r, g, b] =
    hex.length === 4
      ? [1, 2, 3].map((i) => Number.parseInt(hex.charAt(i).repeat(2), 16))
      : [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return (0.3 * r! + 0.59 * g! + 0.11 * b!) / 255;
}

/**
 * Colours as they stand in attributes. An id is never taken for one: ours begin with `~`, and a
 * goat's have a `g` in them.
 */
const COLOUR = /"(#[0-9a-f]{6}|#[0-9a-f]{3})"/g;

/** `reprint(scene, twoColours(tint))`: a drawing in other inks. */
export function reprint(markup: string, print: Print): string {
  const known = new Map<string, string>();
  return markup.replace(COLOUR, (_, hex: string) => {
    let printed = known.get(hex);
    if (printed === undefined) {
      printed = `"${print(hex)}"`;
      known.set(hex, printed);
    }
    return printed;
  });
}

function ramp(stops: readonly (readonly [at: number, hsl: readonly [number, number, number]])[]) {
  return (at: number): string => {
    const next = Math.max(
      1,
      stops.findIndex(([stop]) => stop >= at),
    );
    const [from, a] = stops[next - 1]!;
    const [to, b] = stops[next]!;
    const k = Math.max(0, Math.min(1, (at - from) / (to - from)));
    const mix = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * k;
    return fromHsl([(mix(0) + 360) % 360, mix(1), mix(2)]);
  };
}

/** One ink on matt paper: a scene for a Common card, in the hue that sets off the goat's shirt. */
export function twoColours(tint: Tint): Print {
  const [hue] = toHsl(tint.base);
  const tone = ramp([
    [0, [hue - 10, 0.28, 0.54]],
    [0.45, [hue, 0.36, 0.74]],
    [1, [hue + 6, 0.4, 0.95]],
  ]);
  return (hex) => tone(lightness(hex));
}

const MIDNIGHT = ramp([
  [0, [226, 0.5, 0.36]],
  [0.2, [228, 0.52, 0.24]],
  [0.5, [230, 0.55, 0.14]],
  [1, [234, 0.6, 0.07]],
]);

/** The dark of a drawing turned into light, and its light into night; `line` is what ink becomes. */
export function nightPrint(line: string, ink: string): Print {
  return (hex) => (hex === ink ? line : MIDNIGHT(lightness(hex)));
}
