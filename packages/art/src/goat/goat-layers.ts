import type { Pose } from '@goats/collection';
import type { Extent } from '../ink/measure-path.ts';
import type { Face } from './expression.ts';

/**
 * A drawn goat, in a space 632 units wide and high. A portrait runs off the bottom edge; a goat in
 * action stands in it from horns to hooves.
 */
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
  /** The box around the whole figure and its ball; a cloak behind it may fly out, ink is not counted. */
  readonly bounds: Extent;
  /** The face, brow to chin: what no foil, flash or badge may cover. */
  readonly face: Round;
  /** The ball it plays or holds, if the pose has one. */
  readonly ball: Round | undefined;
}

/** A circle in the goat's space. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Width and height of the space a goat is drawn in. */
export const GOAT_SPACE = 632;

export interface GoatOptions {
  /** Starts every id of the picture; letters, digits and dashes. */
  readonly idPrefix: string;
  readonly detail: 'full' | 'thumb';
  /** Made for a moment, instead of the one it has. */
  readonly face?: Face;
  /** Which way a goat in action goes, instead of where its better foot takes it. */
  readonly towards?: 'left' | 'right';
  /** On its way into its pose out of another one. */
  readonly moving?: Moving;
}

/** How far a goat has come from one pose into the next: nought is the first, one the second. */
export interface Moving {
  readonly from: Pose;
  readonly share: number;
}
