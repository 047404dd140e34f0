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
