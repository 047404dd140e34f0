import type { MarksAt } from '../marks/mark.ts';
import type { Tint } from '../scene/tint.ts';

/** The silhouette swollen by `width`, as one flat colour. */
export interface Halo {
  readonly colour: string;
  readonly width: number;
  /** As written in the picture, `.9`; opaque when left out. */
  readonly opacity?: string;
  /** How far it is off the figure. */
  readonly shift?: readonly [number, number];
}

/** Something drawn that differs between cards and is handed out as marks as well. */
export interface Marked {
  readonly markup: string;
  readonly marks: MarksAt;
}

/** What a special adds: something behind the figure, first at the back, and something over it. */
export interface SpecialLayers {
  readonly behind: readonly (string | Halo | Marked)[];
  readonly over: readonly (string | Marked)[];
  /** Differs from card to card, or follows the whole figure: not worth keeping as pixels. */
  readonly own?: true;
}

/** What a special may wrap itself round. Ids are complete; own ids start with `~X`. */
export interface SpecialSubject {
  readonly silhouetteId: string;
  readonly figureId: string;
  readonly tint: Tint;
}

/** `halo('#fff0a0', 26)` */
export function halo(colour: string, width: number, opacity?: string): Halo {
  return opacity === undefined ? { colour, width } : { colour, width, opacity };
}

/** `haloMarkup('sil', halo('#fff', 26)) // '<use href="#sil" …/>'` */
export function haloMarkup(id: string, { colour, width, opacity, shift }: Halo): string {
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
  const off = shift ? ` ${shiftedBy(shift)}` : '';
  return `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${faint}${off}/>`;
}

/** `shiftedBy([4, -2]) // 'transform="translate(4 -2)"'` */
export function shiftedBy([x, y]: readonly [number, number]): string {
  return `transform="translate(${x} ${y})"`;
}

/** `specialMarkup(special.behind, 'sil')`: all of it as one drawing. */
export function specialMarkup(pieces: SpecialLayers['behind'], silhouetteId: string): string {
  return pieces
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'markup' in each ? each.markup : haloMarkup(silhouetteId, each);
    })
    .join('');
}
