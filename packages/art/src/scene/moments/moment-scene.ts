import type { Tint } from '../tint.ts';

type Drawing = (tint: Tint, year: number) => string;

/**
 * What one moment adds to the background it plays on, in the goat's space: opponents, crowd, the
 * ball's path, the board with the year, and whatever the story is about. Coloured from the tint, so
 * that a tint of one hue makes a plain print of it.
 */
export interface MomentScene {
  /** The ground it happened on: turf, terraces, crowd. A special lies over it. */
  readonly place?: Drawing;
  /** What the story is about, over the special, behind the goat. */
  readonly behind: Drawing;
  /** Above the goat's head, mostly in words. Left out where horns would cover half of it. */
  readonly overhead?: Drawing;
  /** Beside the goat, where there is no room above it and the story needs its words. */
  readonly aside?: Drawing;
  /** Over the goat, at the edges: it never covers the face. */
  readonly front?: Drawing;
}

/** By the moment's title. */
export type MomentScenes = Readonly<Record<string, MomentScene>>;
