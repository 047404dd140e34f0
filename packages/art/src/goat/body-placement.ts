import { chain, type Placement, place } from '../ink/placement.ts';
import type { GoatDesign } from './goat-design.ts';
import { girthAt } from './physique.ts';

/**
 * Carries the space bodies are drawn in to the picture, bent to the goat's build.
 * @example bodyPlacement(design)({ x: 304, y: 340 })
 */
export function bodyPlacement(design: GoatDesign, width?: number): Placement {
  const { physique, body } = design;
  const { x, y, scale, turn } = body;
  return chain(
    (p) => ({
      x: 304 + (p.x - 304) * (width ?? girthAt(physique, p.y)),
      y: 340 + (p.y - 340) * physique.trunk,
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
