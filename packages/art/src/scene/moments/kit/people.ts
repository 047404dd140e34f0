import { fill, INK } from '../../../ink/element.ts';
import { pen } from '../../../ink/pen.ts';
import { place } from '../../../ink/placement.ts';
import { type Point, points } from '../../../ink/point.ts';
import { fromHsl, toHsl } from '../../../ink/tones.ts';
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

/** Fur between the colour of the place and its night: seen against both, louder than neither. */
function furOf(tint: Tint): { readonly fur: string; readonly far: string } {
  const [h, s, l] = toHsl(tint.base);
  return {
    fur: fromHsl([h, s * 0.55, l * 0.72]),
    far: fromHsl([h + 346, s * 0.55, l * 0.44]),
  };
}

/** `outfit(tint, 'white')`: the other side; `tinted` are in the colour of the place, `dark` in its night. */
export function outfit(
  tint: Tint,
  shirt: 'tinted' | 'white' | 'dark' | 'black' = 'tinted',
): Outfit {
  const fur = furOf(tint);
  if (shirt === 'white') return { ...fur, shirt: '#fff', shade: tint.bright, shorts: tint.night };
  if (shirt === 'dark') return { ...fur, shirt: tint.deep, shade: tint.night, shorts: '#fff' };
  if (shirt === 'black') return { ...fur, shirt: INK, shade: tint.night, shorts: INK };
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

/** The two ends of a pair of bones. */
function pair(bones: string): readonly [Spot, Spot] {
  const [a, b] = points(bones);
  if (!a || !b) throw new Error(`'${bones}' is no pair of bones`);
  return [
    [a.x, a.y],
    [b.x, b.y],
  ];
}

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

const BOOT = '-9,-10! 8,-9! 26,2 27,8! -9,8!';

/** The pieces of a limb, as path data: pieces of one colour share a path, which halves a figure. */
function arm(shoulder: Spot, bones: string, gloved: boolean) {
  const [elbow, hoof] = pair(bones);
  const along = (t: number): Spot => at(shoulder, elbow, t);
  return {
    skin: flesh([along(0.4), elbow, at(elbow, hoof, 0.35), hoof], [24, 21, 22, 12]),
    hoof: flesh([hoof, at(elbow, hoof, gloved ? 1.4 : 1.26)], gloved ? [24, 30] : [15, 17]),
    sleeve: flesh([along(-0.1), along(0.3), along(0.74)], [22, 31, 31], true),
  };
}

function leg(hip: Spot, bones: string, toe: number) {
  const [knee, ankle] = pair(bones);
  return {
    skin: flesh([at(hip, knee, 0.4), knee, at(knee, ankle, 0.2)], [38, 25, 26]),
    sock: flesh([at(knee, ankle, 0.22), at(knee, ankle, 0.5), ankle], [26, 27, 15]),
    boot: pen(place({ pivot: [0, 0], to: ankle, turn: toe })).shape(BOOT),
    shorts: flesh([hip, at(hip, knee, 0.36), at(hip, knee, 0.72)], [40, 42, 42], true),
  };
}

const HEAD =
  '-18,14! -22,-14 -10,-46 10,-53 26,-43 48,-24! 55,-14 48,-4! 34,-1! 34,14 26,32! 18,10 14,24!';
const CHEEK = '-22,-10! -10,-46 0,-44 4,-14 20,-2! 34,-1! 34,14 26,32! 18,10 14,24! -18,14!';
const HORN = '-10,-40! -16,-66 -34,-84 -58,-84! -44,-96 -14,-88 10,-50!';
const FAR_HORN = '0,-48! -2,-70 -16,-88 -36,-98! -4,-100 18,-52!';
const EAR = '-4,-34! -26,-40 -44,-24! -24,-18 -4,-24!';

function build(gesture: Gesture, { fur, far, shade, shorts, gloves }: Outfit): string {
  const { nod, back, toes } = gesture;
  const [hip, neck] = pair(gesture.spine);
  const spine = [-0.04, 0.3, 0.86, 1.02].map((t) => at(neck, hip, t));
  const shoulder = at(neck, hip, 0.14);
  const farArm = arm(shoulder, gesture.farArm, !!gloves);
  const nearArm = arm(shoulder, gesture.nearArm, !!gloves);
  const farLeg = leg(hip, gesture.farLeg, toes[1]);
  const nearLeg = leg(hip, gesture.nearLeg, toes[0]);
  const p = pen(place({ pivot: [0, 0], to: neck, turn: back ? -nod : nod, wide: back ? -1 : 1 }));
  const eye = p.place({ x: 20, y: -31 });
  const flat = 'stroke="none"';
  return (
    fill(farArm.skin + farLeg.skin + p.shape(FAR_HORN), far) +
    (gloves ? fill(farArm.hoof, gloves) : '') +
    fill((gloves ? '' : farArm.hoof) + farLeg.boot + nearLeg.boot, INK) +
    fill(farArm.sleeve + farLeg.sock, shade) +
    fill(farLeg.shorts, shorts) +
    fill(nearLeg.skin + p.shape(HEAD), fur) +
    fill(p.shape(CHEEK), far, flat) +
    fill(p.shape(HORN), '#fff') +
    fill(p.shape(EAR), far) +
    `<circle cx="${Math.round(eye.x)}" cy="${Math.round(eye.y)}" r="8" fill="#fff"/>` +
    fill(p.line('20,-31! 24,-31!'), 'none') +
    fill(nearLeg.shorts, shorts) +
    fill(flesh(spine, [40, 74, 48, 46]) + nearLeg.sock, 'inherit') +
    fill(
      flesh(
        spine.map(([x, y]): Spot => [x + 18, y]),
        [8, 26, 14, 10],
      ),
      shade,
      flat,
    ) +
    fill(nearArm.skin, fur) +
    fill(nearArm.hoof, gloves ?? INK) +
    fill(nearArm.sleeve, 'inherit')
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
  return `<g ${stand(where)} fill="${wears.shirt}" ${LINE}>${markup(name, wears)}</g>`;
}

/**
 * The same figure at several places for the bytes of one, each in its own shirt if it has one;
 * `id` is told apart within a picture.
 */
export function figures(
  id: string,
  name: GestureName,
  places: readonly (Stand & { readonly shirt?: string })[],
  wears: Outfit,
): string {
  const each = places.map(
    (where) => `<use href="#~M${id}" fill="${where.shirt ?? wears.shirt}" ${stand(where)}/>`,
  );
  return `<defs><g id="~M${id}" ${LINE}>${markup(name, wears)}</g></defs>${each.join('')}`;
}

/** The referee: the only one in black. */
export function referee(tint: Tint, where: Stand, gesture: GestureName = 'points'): string {
  return figure(gesture, where, outfit(tint, 'black'));
}
