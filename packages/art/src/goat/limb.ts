import { fill } from '../ink/element.ts';
import { clipped, part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { PointList } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';
import type { Limb } from './arm.ts';
import { type Layer, solid } from './layer.ts';
import type { Fur } from './palette.ts';

export interface LimbPatch {
  readonly shape: PointList;
  readonly fur: Tones;
}

/**
 * A bare limb: planes of light, muscle lines off its middle, a rim where the light grazes it.
 * @example drawLimb('armL', AKIMBO_L.limbs[0], pen(body), fur)
 */
export function drawLimb(name: string, limb: Limb, p: Pen, fur: Fur, patch?: LimbPatch): Layer {
  const planes = (t: Tones): string =>
    fill(p.shapes(...limb.shade), t.shade) +
    fill(p.shapes(...limb.deep), t.deep) +
    (limb.light.length ? fill(p.shapes(...limb.light), t.light) : '');
  return solid(
    part(
      name,
      p.shape(limb.shape),
      fur.base,
      planes(fur) +
        (patch
          ? clipped(
              `${name}-p`,
              p.shape(patch.shape),
              fill(p.shape('-60,400! 660,400! 660,760! -60,760!'), patch.fur.base) +
                fill(p.shapes(...limb.shade), patch.fur.shade),
            )
          : '') +
        fill(p.inks(limb.lines, 5, 0.35), fur.line) +
        (limb.rim ? fill(p.shape(limb.rim), fur.rim) : ''),
    ),
  );
}
