import { fill } from '../../ink/element.ts';
import { part } from '../../ink/part.ts';
import { pen } from '../../ink/pen.ts';
import type { Placement } from '../../ink/placement.ts';
import { type Point, points } from '../../ink/point.ts';
import type { GoatDesign } from '../goat-design.ts';
import { type Layer, solid } from '../layer.ts';

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Where a neck ends: along the middle of any collar's band. */
const UNDER_COLLAR = '398,388 304,426 210,388';

/**
 * A neck from the shoulders of a bent torso into the skull, wherever that looks. Its upper end lies
 * behind the jaw, so that it fits every view of a head.
 * @example drawNeckTo(design, rig.neck, headPlacement(head))
 */
export function drawNeckTo(design: GoatDesign, torso: Placement, head: Placement): Layer {
  const fur = design.neck ?? design.fur;
  const traps = [torso({ x: 172, y: 352 }), torso({ x: 436, y: 352 })] as const;
  // The left one is the lit one, also when the goat stands on its head.
  const upright = traps[0].x < traps[1].x;
  const [trapL, trapR] = upright ? traps : [traps[1], traps[0]];
  const front = points(UNDER_COLLAR).map(torso);
  const chest = torso({ x: 304, y: 470 });
  const skull = [head({ x: 206, y: 240 }), head({ x: 388, y: 240 })] as const;
  const crossed =
    (trapR.x - trapL.x) * (skull[1].x - skull[0].x) +
      (trapR.y - trapL.y) * (skull[1].y - skull[0].y) <
    0;
  const [jawL, jawR] = crossed ? [skull[1], skull[0]] : skull;
  const p = pen();
  const corner = (q: Point): Point => ({ ...q, corner: true });
  const middle = between(trapL, trapR, 0.5);
  const inwards = (q: Point, t: number): Point => between(q, middle, t);
  // The hood muscle fills the corner between neck and shoulder, or a collar's end sticks out.
  const hoodL = inwards(between(trapL, jawL, 0.24), 0.02);
  const hoodR = inwards(between(trapR, jawR, 0.24), 0.02);
  const sideL = inwards(between(trapL, jawL, 0.6), 0.14);
  const sideR = inwards(between(trapR, jawR, 0.6), 0.14);
  const throat = between(jawL, jawR, 0.56);
  const low = between(chest, middle, 0.3);
  return solid(
    part(
      'neck',
      p.shape([
        corner(trapL),
        hoodL,
        sideL,
        corner(jawL),
        corner(jawR),
        sideR,
        hoodR,
        corner(trapR),
        ...(upright ? front : front.reverse()),
      ]),
      fur.base,
      fill(
        p.shape([
          corner(throat),
          between(sideL, sideR, 0.6),
          corner(chest),
          corner(trapR),
          corner(jawR),
        ]),
        fur.shade,
      ) +
        fill(
          p.shape([
            corner(jawL),
            between(sideL, sideR, 0.3),
            between(low, sideR, 0.5),
            between(sideR, trapR, 0.4),
            corner(jawR),
          ]),
          fur.deep,
        ) +
        fill(
          p.inks(
            [
              [between(sideL, sideR, 0.2), between(trapL, chest, 0.4), between(trapL, chest, 0.75)],
              [between(sideL, sideR, 0.85), between(trapR, chest, 0.3), between(trapR, chest, 0.7)],
            ],
            4,
          ),
          fur.line,
        ),
    ),
  );
}
