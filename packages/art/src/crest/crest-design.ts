/** One club's crest, in a space of 240 units; its ids carry the prefix mark. */
export interface CrestDesign {
  /** The year it was founded in, as the crest says it. */
  readonly year: number;
  /** The outline: every club has its own. */
  readonly shape: string;
  /** The wire that runs inside the outline. */
  readonly rim: string;
  /** What lies inside the wire, cut off at the outline. */
  readonly field: string;
  /** What lies over the wire: the motif and what it may break out with. */
  readonly motif: string;
  /** Club and year, as outlines. */
  readonly words: (name: string, year: string) => string;
}
