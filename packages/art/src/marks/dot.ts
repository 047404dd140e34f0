import type { Contour } from './mark.ts';

const SIDES = 12;
/** A polygon with as many sides covers what the circle covers when its corners reach a bit further. */
const REACH = Math.sqrt((2 * Math.PI) / (SIDES * Math.sin((2 * Math.PI) / SIDES)));
const CORNERS = Array.from({ length: SIDES }, (_, i) => {
  const angle = ((i + 0.5) * 2 * Math.PI) / SIDES;
  return [Math.cos(angle) * REACH, Math.sin(angle) * REACH] as const;
});

/** A small round dot: `dotAt(10, 10, 1.5)`. */
export function dotAt(x: number, y: number, radius: number): Contour {
  const contour: number[] = [];
  for (const [cos, sin] of CORNERS) contour.push(x + cos * radius, y + sin * radius);
  return contour;
}
