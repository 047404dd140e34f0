import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';

/**
 * Scenes are drawn in the goat's own space, 632 units wide and high. Fills run far past it on both
 * sides, so that one drawing serves the square portrait, the tall card and the wide cover.
 */
const WALL = 'M-460-150H1100V740H-460Z';

/** `wash('#0c1440')`: one colour over everything. */
export function wash(colour: string, more = ''): string {
  return fill(WALL, colour, more);
}

/** `skyDef('sky', ['#0c1440', '#3f8fc4'])`: a vertical ramp from the top edge to `bottom`. */
export function skyDef(name: string, colours: readonly string[], bottom = 632): string {
  const last = colours.length - 1;
  const stops = colours
    .map((c, i) => `<stop offset="${shortNumber(i / last, 2)}" stop-color="${c}"/>`)
    .join('');
  return `<linearGradient id="~${name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${bottom}">${stops}</linearGradient>`;
}

/** Wedges from a centre; `duty` is the share of each turn they cover. */
export function rays(cx: number, cy: number, count: number, reach: number, duty = 0.5): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const from = ((i + 0.25) / count) * Math.PI * 2;
    const to = from + (duty / count) * Math.PI * 2;
    const x = Math.cos(from) * reach;
    const y = Math.sin(from) * reach;
    const steps = [x, y, Math.cos(to) * reach - x, Math.sin(to) * reach - y];
    data += `M${cx} ${cy}l${steps.map((step) => shortNumber(step)).join(' ')}z`.replaceAll(
      ' -',
      '-',
    );
  }
  return data;
}

/** A soft light behind the head. Small on purpose: a large translucent ramp is slow to rasterise. */
export function glow(name: string, colour: string, cx = 316, cy = 250, r = 250): string {
  return `<radialGradient id="~${name}"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#~${name})"/>`;
}

/** A dot screen that grows along `length` in steps of two rows: one column, repeated sideways. */
export function fadeScreen(name: string, colour: string, length: number, pitch = 16): string {
  const steps = Math.floor(length / pitch / 2);
  let rows = '';
  for (let i = 0; i < steps; i++) {
    const y = i * pitch * 2 + pitch / 2;
    const width = shortNumber(((i + 1) / steps) * pitch * 1.04, 1);
    rows += `<path stroke-width="${width}" d="M${pitch / 2} ${y}h.1M0 ${y + pitch}h.1m${pitch} 0h.1"/>`;
  }
  return `<pattern id="~${name}" width="${pitch}" height="${steps * pitch * 2}" patternUnits="userSpaceOnUse"><g stroke="${colour}" stroke-linecap="round">${rows}</g></pattern>`;
}

/** A four-pointed glint. */
export function glint(x: number, y: number, r: number): string {
  const k = Math.round(r * 0.16);
  const a = r - k;
  return `M${x} ${y - r}q${k} ${a} ${r} ${r}q-${a} ${k}-${r} ${r}q-${k}-${a}-${r}-${r}q${a}-${k} ${r}-${r}z`;
}

/** A dot of the width its line is drawn in: nine bytes, so that hundreds can be scattered. */
export function speck(x: number, y: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h.1`;
}

/** An unfilled line with round ends. */
export function chalk(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}
