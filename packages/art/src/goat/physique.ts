/** What a goat is built like, against the bodies as they are drawn: a silhouette alone tells who it is. */
export interface Physique {
  /** Of the whole figure, against the tallest of the ten. */
  readonly height: number;
  /** Breadth of the body from the shoulders down. */
  readonly girth: readonly [shoulders: number, chest: number, waist: number, hips: number];
  /** Length from the shoulders to the hips. */
  readonly trunk: number;
  readonly neck: { readonly wide: number; readonly long: number };
  readonly arm: LimbBuild;
  readonly leg: LimbBuild;
  /** Size of the head on a body seen from horns to hooves. */
  readonly head: number;
  /** How far the head is carried before the shoulders, in degrees; upright below zero. */
  readonly stoop: number;
}

interface LimbBuild {
  readonly thick: number;
  readonly long: number;
}

/** Rows of the body's space where the four breadths are taken. */
const ROWS = [390, 480, 575, 660] as const;

/**
 * Breadth of a body at one row of its space.
 * @example girthAt(design.physique, 575) // at the waist
 */
export function girthAt({ girth }: Physique, y: number): number {
  const below = ROWS.findIndex((row) => y < row);
  if (below === 0) return girth[0];
  if (below < 0) return girth[3];
  const t = (y - ROWS[below - 1]!) / (ROWS[below]! - ROWS[below - 1]!);
  // Eased, or a seam would run along each row.
  const eased = t * t * (3 - 2 * t);
  return girth[below - 1]! + (girth[below]! - girth[below - 1]!) * eased;
}
