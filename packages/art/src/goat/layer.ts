import { group } from '../ink/element.ts';
import type { Part } from '../ink/part.ts';

/** An outline that belongs to the silhouette of the goat. */
export interface SilhouettePiece {
  readonly name: string;
  readonly data: string;
}

/** Some of the goat, ready to be stacked; ids in it still carry the prefix mark. */
export interface Layer {
  readonly defs: string;
  readonly markup: string;
  readonly pieces: readonly SilhouettePiece[];
}

export const EMPTY_LAYER: Layer = { defs: '', markup: '', pieces: [] };

/**
 * Layers on top of each other, first at the back.
 * @example stack(ears, face, hair)
 */
export function stack(...layers: readonly Layer[]): Layer {
  return {
    defs: layers.map((layer) => layer.defs).join(''),
    markup: layers.map((layer) => layer.markup).join(''),
    pieces: layers.flatMap((layer) => layer.pieces),
  };
}

/**
 * A part whose edge also counts as an edge of the goat.
 * @example solid(part('hornL', data, base, ridges))
 */
export function solid(...parts: readonly Part[]): Layer {
  return {
    defs: parts.map((p) => p.defs).join(''),
    markup: parts.map((p) => p.markup).join(''),
    pieces: parts.map(({ name, data }) => ({ name, data })),
  };
}

/**
 * Markup that lies within the goat's edges.
 * @example flat(fill(shade, '#321'))
 */
export function flat(markup: string, defs = ''): Layer {
  return { defs, markup, pieces: [] };
}

/**
 * A layer with sharp tips, whose ink would run out past them in a spike.
 * @example rounded(solid(part('hornL', data, base, ridges)))
 */
export function rounded(layer: Layer): Layer {
  return { ...layer, markup: group('stroke-linejoin="round"', layer.markup) };
}
