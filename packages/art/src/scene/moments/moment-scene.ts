import type { Tint } from '../tint.ts';

/**
 * What one moment adds to the place it plays in, in the goat's space: opponents, crowd, the ball's
 * path, the board with the year, and whatever the story is about. Coloured from the tint, so that a
 * tint of one hue makes a plain print of it.
 */
export interface MomentScene {
  /** Over the background, behind the goat. */
  readonly behind: (tint: Tint, year: number) => string;
  /** Over the goat, at the edges: it never covers the face. */
  readonly front?: (tint: Tint, year: number) => string;
}

/** By the moment's title. */
export type MomentScenes = Readonly<Record<string, MomentScene>>;
