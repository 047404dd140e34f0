import type { Placement } from '../../ink/placement.ts';
import type { GoatDesign } from '../goat-design.ts';
import { girthAt } from '../physique.ts';
import type { Skeleton } from './skeleton.ts';

/** Rows of the body's space: shoulder line, and hip joints when a body is drawn whole. */
const SHOULDER_ROW = 340;
const HIP_ROW = 640;
/** What is left of the shirt below the hips. */
const TAIL = 0.42;

/**
 * Bends the space bodies are drawn in along a spine: shoulders and hips each at their own turn, so
 * that pattern, number, collar and medal twist with the chest.
 * @example torsoPlacement(design, VOLLEY)({ x: 304, y: 640 }) // at the hips
 */
export function torsoPlacement(design: GoatDesign, pose: Skeleton, width?: number): Placement {
  const [nx, ny] = pose.neck;
  const [hx, hy] = pose.hips;
  const mx = (nx + hx) / 2 + pose.bend[0] * 2;
  const my = (ny + hy) / 2 + pose.bend[1] * 2;
  return (p) => {
    const raw = (p.y - SHOULDER_ROW) / (HIP_ROW - SHOULDER_ROW);
    const t = raw > 1 ? 1 + (raw - 1) * TAIL : raw;
    const u = Math.max(0, Math.min(1, t));
    const v = 1 - u;
    const over = t - u;
    const ex = u > 0.5 ? hx - mx : mx - nx;
    const ey = u > 0.5 ? hy - my : my - ny;
    const spineX = v * v * nx + 2 * v * u * mx + u * u * hx + 2 * over * ex;
    const spineY = v * v * ny + 2 * v * u * my + u * u * hy + 2 * over * ey;
    const turn = ((pose.shoulders * v + pose.pelvis * u) * Math.PI) / 180;
    const wide = (width ?? girthAt(design.physique, p.y)) * pose.scale;
    const side = (p.x - 304) * wide * (p.x < 304 ? pose.halves[0] : pose.halves[1]);
    return {
      x: spineX + side * Math.cos(turn),
      y: spineY + side * Math.sin(turn),
      corner: p.corner,
    };
  };
}
