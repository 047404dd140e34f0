/** A drawn goat, in a space 632 units wide and high, running off the bottom edge. */
export interface GoatLayers {
  /** Clips and patterns; belongs inside `<defs>` of the picture, before anything else. */
  readonly defs: string;
  /** All outlines joined as one path, for an aura, a ghost or a black silhouette. */
  readonly silhouette: string;
  /** Id of a group in `defs` with the same outlines: `<use href="#id" fill=… stroke=…/>` is shorter. */
  readonly silhouetteId: string;
  /** What stands behind the figure, such as the back of a cloak. */
  readonly behind: string;
  readonly figure: string;
  /** How far the horns reach, to keep tips clear of seals and tabs. */
  readonly horns: { readonly top: number; readonly left: number; readonly right: number };
}

/** Width and height of the space a goat is drawn in. */
export const GOAT_SPACE = 632;

export interface GoatOptions {
  /** Starts every id of the picture; letters, digits and dashes. */
  readonly idPrefix: string;
  readonly detail: 'full' | 'thumb';
  /** Both arms up instead of the card's pose; what they lift is the picture's affair. */
  readonly lifts?: boolean;
}
