/** The tones of one material under one light. */
export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly line: string;
}

export type Tone = keyof Tones;

type Hsl = readonly [hue: number, saturation: number, lightness: number];

/**
 * Hue in degrees, the others from 0 to 1.
 * @example toHsl('#ff0000') // [0, 1, 0.5]
 */
export function toHsl(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return [0, 0, lightness];
  const sector =
    max === r
      ? ((g - b) / spread + 6) % 6
      : max === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return [sector * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/**
 * A colour as six hex digits; saturation and lightness are held between 0 and 1.
 * @example fromHsl([0, 1, 0.5]) // '#ff0000'
 */
export function fromHsl([hue, saturation, lightness]: Hsl): string {
  const s = Math.max(0, Math.min(1, saturation));
  const l = Math.max(0, Math.min(1, lightness));
  const reach = s * Math.min(l, 1 - l);
  const channel = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function towards(hue: number, target: number, most: number): number {
  const away = ((target - hue + 540) % 360) - 180;
  return (hue + Math.sign(away) * Math.min(Math.abs(away), most) + 360) % 360;
}

const SUNLIGHT_HUE = 45;
const SHADOW_HUE = 265;

/**
 * Five tones from one colour: light leans to yellow, shade to violet. Pale and yellow cloth keeps
 * more of its lightness in the shade, or it turns brown.
 * @example tones('#d8243c').shade
 */
export function tones(hex: string): Tones {
  const [h, s, l] = toHsl(hex);
  const sunny = h > 8 && h < 75 && s > 0.5 && l > 0.42;
  const pale = l > 0.76;
  const bright = l > 0.58;
  const keep =
    pale || sunny
      ? { shade: 0.79, deep: 0.58 }
      : { shade: bright ? 0.74 : 0.68, deep: bright ? 0.52 : 0.44 };
  const turn = sunny ? 0.6 : 1;
  const dull = pale ? 0.55 : bright || sunny ? 0.72 : 0.94;
  return {
    light: fromHsl([towards(h, SUNLIGHT_HUE, 10), s * 1.05, l + (l < 0.25 ? 0.11 : 0.08)]),
    base: hex,
    shade: fromHsl([
      towards(h, SHADOW_HUE, 14 * turn),
      Math.max(s * dull, pale ? 0.16 : 0),
      l * keep.shade,
    ]),
    deep: fromHsl([
      towards(h, SHADOW_HUE, 26 * turn),
      Math.max(s * dull * 0.92, pale ? 0.18 : 0),
      l * keep.deep,
    ]),
    line: fromHsl([towards(h, SHADOW_HUE, 34), s * 0.7, l * 0.26]),
  };
}
