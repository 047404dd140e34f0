import { fill, outline } from '../../ink/element.ts';
import { part } from '../../ink/part.ts';
import { pen } from '../../ink/pen.ts';
import type { Placement } from '../../ink/placement.ts';
import { type Point, points } from '../../ink/point.ts';
import { type Layer, solid } from '../layer.ts';
import { alongBone } from './bone.ts';
import type { RiggedLimb } from './rig.ts';

const LINEN = { light: '#ffffff', base: '#f4efe4', shade: '#c9bfc6', line: '#5b4a5e' } as const;

/**
 * The back of a sling, under the arm: a triangle of linen from elbow and wrist up to the neck.
 * @example slingBack(rig.arms[0], rig.neck)
 */
export function slingBack({ second }: RiggedLimb, neck: Placement): Layer {
  const p = pen();
  const corner = (q: Point): Point => ({ ...q, corner: true });
  const [left, right] = points('214,372! 384,380!').map(neck);
  const [elbow, wrist] = points('0,-8! 0,92!').map(alongBone(second));
  const fold = (t: number): readonly Point[] => [
    { x: left!.x + (right!.x - left!.x) * t, y: left!.y + (right!.y - left!.y) * t },
    { x: elbow!.x + (wrist!.x - elbow!.x) * t, y: elbow!.y + (wrist!.y - elbow!.y) * t },
  ];
  const shape = p.shape([left!, right!, wrist!, elbow!].map(corner));
  return solid(
    part(
      'slingB',
      shape,
      LINEN.base,
      fill(p.shape([...fold(0.55), ...[...fold(1)].reverse()].map(corner)), LINEN.shade) +
        outline([0.3, 0.55, 0.8].map((t) => p.line(fold(t))).join(''), 4, LINEN.line),
    ),
  );
}

/**
 * The cloth of a sling, over the forearm and short of the hoof.
 * @example slingCloth(rig.arms[0])
 */
export function slingCloth({ second }: RiggedLimb): Layer {
  // Always hangs below the arm, whichever way the elbow bends.
  const p = pen(alongBone({ ...second, flex: second.to[0] > second.from[0] ? 1 : -1 }));
  return solid(
    part(
      'sling',
      p.shape('20,-30! 38,-8 36,40 26,94! 0,98 -24,94! -36,56 -44,16 -38,-22 -10,-36'),
      LINEN.base,
      fill(p.shape('-4,-50! -20,0 -24,50 -14,100! -80,100! -80,-50!'), LINEN.shade) +
        fill(p.shape('50,-30! 50,90! 26,92! 30,40 26,-20'), LINEN.light) +
        fill(
          p.inks(['30,-20 4,6 -40,10', '34,60 10,50 -34,64', '34,20 0,34 -46,40'], 5),
          LINEN.line,
        ),
    ),
  );
}
