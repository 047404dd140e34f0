import type { Tint } from '../scene/tint.ts';

/** What a special may wrap itself round. Its own ids start with `~X`. */
export interface SpecialSubject {
  readonly silhouetteId: string;
  readonly tint: Tint;
}

/** What a special is made of; nothing of it ever lies over the figure. */
export interface SpecialLayers {
  /** Fills the picture: over the background, under what the moment is about. */
  readonly field: string;
  /** Close round the figure, over everything behind it. */
  readonly edge: string;
}

/** The silhouette swollen by `width`, as one flat colour. */
export function halo(id: string, colour: string, width: number, more = ''): string {
  return `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more && ` ${more}`}/>`;
}
