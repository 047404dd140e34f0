import { fill, INK } from '../../../ink/element.ts';
import { pen } from '../../../ink/pen.ts';
import { place } from '../../../ink/placement.ts';
import type { Point } from '../../../ink/point.ts';
import type { Tint } from '../../tint.ts';
import { type Gesture, type GestureName, gestures } from './people-gestures.ts';

/** Where a figure stands: `x`, `y` is the ground below its hips; at size 1 its horns reach 240 up. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Faces left. */
  readonly mirror?: boolean;
  readonly turn?: number;
}

/** What a figure wears. Ink edges, so that it stands out from a night as well as from a sunburst. */
export interface Outfit {
  readonly fur: string;
  readonly far: string;
  readonly shirt: string;
  readonly shade: string;
  readonly shorts: string;
  /** Gloves, when it keeps a goal. */
  readonly gloves?: string;
}

/** `outfit(tint, 'white')`: the other side; `tinted` are in the colour of the place, `dark` in its night. */
export function outfit(tint: Tint, shirt: 'tinted' | 'white' | 'dark' = 'tinted'): Outfit {
  const fur = { fur: tint.deep, far: tint.night };
  if (shirt === 'white') return { ...fur, shirt: '#fff', shade: tint.bright, shorts: tint.night };
  if (shirt === 'dark') return { ...fur, shirt: tint.deep, shade: tint.night, shorts: '#fff' };
  return { ...fur, shirt: tint.bright, shade: tint.base, shorts: '#fff' };
}

/** A goalkeeper's clothes: gloves one can see from the back row. */
export function keeperOutfit(tint: Tint): Outfit {
  return {
    ...outfit(tint),
    shirt: tint.accent,
    shade: tint.bright,
    shorts: tint.night,
    gloves: '#fff',
  };
}

type Spot = readonly [x: number, y: number];

const at = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A closed shape round a line of bones; `widths` are full widths at each spot. Cloth ends in a hem. */
function flesh(spots: readonly Spot[], widths: readonly number[], hem = false): string {
  const side = (sign: 1 | -1): Point[] =>
    spots.map((spot, i) => {
      const from = spots[Math.max(0, i - 1)]!;
      const to = spots[Math.min(spots.length - 1, i + 1)]!;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const half = (sign * widths[i]!) / 2 / length;
      const corner = hem && i === spots.length - 1;
      return {
        x: spot[0] - (to[1] - from[1]) * half,
        y: spot[1] + (to[0] - from[0]) * half,
        corner,
      };
    });
  return pen().shape([...side(1), ...side(-1).reverse()]);
}

function arm(
  shoulder: Spot,
  [elbow, hoof]: Gesture['nearArm'],
  skin: string,
  cloth: string,
  glove?: string,
): string {
  const sleeve = [at(shoulder, elbow, -0.1), at(shoulder, elbow, 0.3), at(shoulder, elbow, 0.74)];
  return (
    fill(
      flesh([at(shoulder, elbow, 0.4), elbow, at(elbow, hoof, 0.35), hoof], [24, 21, 22, 12]),
      skin,
    ) +
    fill(
      flesh([hoof, at(elbow, hoof, glove ? 1.4 : 1.26)], glove ? [24, 30] : [15, 17]),
      glove ?? INK,
    ) +
    fill(flesh(sleeve, [22, 31, 31], true), cloth)
  );
}

const BOOT = '-9,-10! 8,-9! 26,2 27,8! -9,8!';

function leg(
  hip: Spot,
  [knee, ankle, toe]: Gesture['nearLeg'],
  skin: string,
  sock: string,
  shorts: string,
): string {
  const hem = at(hip, knee, 0.72);
  return (
    fill(flesh([at(hip, knee, 0.4), knee, at(knee, ankle, 0.2)], [38, 25, 26]), skin) +
    fill(flesh([at(knee, ankle, 0.22), at(knee, ankle, 0.5), ankle], [26, 27, 15]), sock) +
    fill(pen(place({ pivot: [0, 0], to: ankle, turn: toe })).shape(BOOT), INK) +
    fill(flesh([hip, at(hip, hem, 0.5), hem], [40, 42, 42], true), shorts)
  );
}

const HEAD =
  '-18,14! -22,-14 -10,-46 10,-53 26,-43 48,-24! 55,-14 48,-4! 34,-1! 34,14 26,32! 18,10 14,24!';
const HORN = '-10,-40! -16,-66 -34,-84 -58,-84! -44,-96 -14,-88 10,-50!';
const FAR_HORN = '0,-48! -2,-70 -16,-88 -36,-98! -4,-100 18,-52!';
const EAR = '-4,-34! -26,-40 -44,-24! -24,-18 -4,-24!';

function head(neck: Spot, { nod, back }: Gesture, { fur, far }: Outfit): string {
  const p = pen(place({ pivot: [0, 0], to: neck, turn: back ? -nod : nod, wide: back ? -1 : 1 }));
  const eye = p.place({ x: 20, y: -31 });
  return (
    fill(p.shape(FAR_HORN), far) +
    fill(p.shape(HEAD), fur) +
    fill(
      p.shape('-22,-10! -10,-46 0,-44 4,-14 20,-2! 34,-1! 34,14 26,32! 18,10 14,24! -18,14!'),
      far,
      'stroke="none"',
    ) +
    fill(p.shape(HORN), '#fff') +
    fill(p.shape(EAR), far) +
    `<circle cx="${Math.round(eye.x)}" cy="${Math.round(eye.y)}" r="7" fill="#fff" stroke-width="3"/>${fill(p.line('20,-31! 25,-31!'), 'none')}`
  );
}

function build(gesture: Gesture, wears: Outfit): string {
  const { hip, neck } = gesture;
  const { fur, far, shirt, shade, shorts, gloves } = wears;
  const shoulder = at(neck, hip, 0.14);
  const waist = at(neck, hip, 0.86);
  const spine = [at(neck, hip, -0.04), at(neck, hip, 0.3), waist, at(neck, hip, 1.02)];
  return (
    arm(shoulder, gesture.farArm, far, shade, gloves) +
    leg(hip, gesture.farLeg, far, shade, shorts) +
    leg(hip, gesture.nearLeg, fur, shirt, shorts) +
    head(neck, gesture, wears) +
    fill(flesh(spine, [40, 74, 48, 46]), shirt) +
    fill(
      flesh(
        spine.map(([x, y]): Spot => [x + 18, y]),
        [8, 26, 14, 10],
      ),
      shade,
      'stroke="none"',
    ) +
    arm(shoulder, gesture.nearArm, fur, shirt, gloves)
  );
}

const kept = new Map<string, string>();

function markup(name: GestureName, wears: Outfit): string {
  const key = `${name} ${Object.values(wears).join()}`;
  const shadow = AIRBORNE.has(name) ? '' : SHADOW;
  const built = kept.get(key) ?? shadow + build(gestures[name], wears);
  kept.set(key, built);
  return built;
}

function stand({ x, y, size = 1, mirror = false, turn = 0 }: Stand): string {
  const scale = mirror ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`;
  return `transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale}"`;
}

const LINE = `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`;

/** Seats a figure on whatever it stands on; those in the air have none. */
const SHADOW = `<ellipse cy="3" rx="62" ry="9" fill="${INK}" fill-opacity=".35" stroke="none"/>`;
const AIRBORNE: ReadonlySet<GestureName> = new Set(['dives', 'jumps', 'clings']);

/** `figure('sits', { x: 90, y: 300 }, outfit(tint))`: somebody who is not the hero of the card. */
export function figure(name: GestureName, where: Stand, wears: Outfit): string {
  return `<g ${stand(where)} ${LINE}>${markup(name, wears)}</g>`;
}

/** The same figure at several places for the bytes of one; `id` is told apart within a picture. */
export function figures(
  id: string,
  name: GestureName,
  places: readonly Stand[],
  wears: Outfit,
): string {
  return (
    `<defs><g id="~M${id}" ${LINE}>${markup(name, wears)}</g></defs>` +
    places.map((where) => `<use href="#~M${id}" ${stand(where)}/>`).join('')
  );
}

/** The referee: the only one in black, with something to show or to blow. */
export function referee(tint: Tint, where: Stand, gesture: GestureName = 'points'): string {
  return figure(gesture, where, { ...outfit(tint), shirt: INK, shade: tint.night, shorts: INK });
}
