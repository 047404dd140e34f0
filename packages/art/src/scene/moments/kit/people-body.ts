import { fill, INK } from '../../../ink/element.ts';
import { pen } from '../../../ink/pen.ts';
import { place } from '../../../ink/placement.ts';
import { type Point, points } from '../../../ink/point.ts';
import type { Gesture } from './people-gestures.ts';
import type { Outfit } from './people-outfits.ts';

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

/** `drawBody(gestures.sits, outfit(tint))`: flesh and cloth on the bones; the shirt takes its colour from outside. */
export function drawBody(gesture: Gesture, { fur, far, shade, shorts, gloves }: Outfit): string {
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
