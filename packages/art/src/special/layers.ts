import type { Tint } from '../scene/tint.ts';

/** What a special may wrap itself round. Its own ids start with `~X`. */
export interface SpecialSubject {
  readonly silhouetteId: string;
  readonly tint: Tint;
}

/** The silhouette swollen by `width`, as one flat colour. */
export function halo(id: string, colour: string, width: number, more = ''): string {
  return `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more && ` ${more}`}/>`;
}
