import { fill, group, INK } from '../../ink/element.ts';
import { part, reuse } from '../../ink/part.ts';
import { pen } from '../../ink/pen.ts';
import { type PointList, points } from '../../ink/point.ts';
import type { Tones } from '../../ink/tones.ts';
import type { Layer } from '../layer.ts';
import { alongBone, type Bone, litness } from './bone.ts';

/**
 * What covers one bone, drawn straight down: flexors (or the front of a leg) to the right. Planes
 * are drawn lit from the right; on a bone whose other side faces the light they are mirrored,
 * since the outline cuts them off anyway.
 */
export interface Flesh {
  readonly shape: string;
  readonly light: readonly string[];
  readonly shade: readonly string[];
  readonly deep: readonly string[];
  /** Shadow of the cloth that ends on it; never mirrored. */
  readonly cast?: string;
  readonly lines: readonly string[];
  /** Lit edge, when the flexors face the light and when the other side does. */
  readonly rims?: readonly [string, string];
}

/** Colours of a limb; fur has a rim light, cloth need not. */
export type FleshTones = Tones & { readonly rim?: string };

export const across = (list: PointList): PointList => points(list).map((p) => ({ ...p, x: -p.x }));

/** One covered bone ready to be joined to its neighbours. */
export interface Piece {
  readonly name: string;
  readonly data: string;
  readonly defs: string;
  readonly markup: string;
}

/**
 * Flesh on a bone, without an edge of its own.
 * @example onBone('armL0', UPPER_ARM, bone, fur)
 */
export function onBone(name: string, flesh: Flesh, bone: Bone, t: FleshTones, more = ''): Piece {
  const p = pen(alongBone(bone));
  const lit = litness(bone);
  const side = (list: string): PointList => (lit >= 0 ? list : across(list));
  const rim = flesh.rims?.[lit >= 0 ? 0 : 1];
  return part(
    name,
    p.shape(flesh.shape),
    t.base,
    fill(p.shapes(...flesh.shade.map(side)), t.shade) +
      fill(p.shapes(...flesh.deep.map(side), ...(flesh.cast ? [flesh.cast] : [])), t.deep) +
      fill(p.shapes(...flesh.light.map(side)), t.light) +
      more +
      fill(p.inks(flesh.lines, 5, 0.35), t.line) +
      (rim && t.rim && Math.abs(lit) > 0.3 ? fill(p.ink(rim, 9, 0.5), t.rim) : ''),
    0,
  );
}

/**
 * Pieces under one edge, so that no seam runs through an elbow or a knee.
 * @example joined([upper, fore])
 */
export function joined(pieces: readonly Piece[], edge = 3.5): Layer {
  const ink = `fill="none" stroke="${INK}" stroke-width="${2 * edge}"`;
  const [only, ...more] = pieces;
  const edges =
    only && more.length === 0
      ? reuse(only.name, ink)
      : group(ink, pieces.map(({ name }) => reuse(name, '')).join(''));
  return {
    defs: pieces.map(({ defs }) => defs).join(''),
    markup: edges + pieces.map(({ markup }) => markup).join(''),
    pieces: pieces.map(({ name, data }) => ({ name, data })),
  };
}
