import { chain, type Placement, place } from '../ink/placement.ts';
import { TRUNKS } from './build.ts';
import type { GoatDesign } from './goat-design.ts';

/**
 * Carries the space bodies are drawn in to the picture, bent to the goat's build.
 * @example bodyPlacement(design)({ x: 304, y: 340 })
 */
export function bodyPlacement(design: GoatDesign, width?: number): Placement {
  const trunk = TRUNKS[design.build];
  const wide = (width ?? trunk.wide) * (design.breadth ?? 1);
  const { x, y, scale, turn } = design.body;
  return chain(
    (p) => ({
      x: 304 + (p.x - 304) * wide,
      y: 340 + (p.y - 340) * trunk.tall,
      corner: p.corner,
    }),
    place({ pivot: [304, 340], to: [x, y], scale, turn }),
  );
}

/**
 * How large a placement draws what is drawn in the body's space; strokes have to follow it.
 * @example strokeScale(bodyPlacement(design)) // about 0.95
 */
export function strokeScale(placement: Placement): number {
  const a = placement({ x: 304, y: 380 });
  const b = placement({ x: 304, y: 480 });
  return Math.hypot(b.x - a.x, b.y - a.y) / 100;
}
