import type { Spot } from './bone.ts';

/** An arm or a leg, hung from its joint: two bones as vectors, then the hoof. */
export interface LimbPose {
  readonly first: Spot;
  readonly second: Spot;
  /** Turn of the hoof against the bone it stands on. */
  readonly hoof?: number;
  /** Size of the hoof; what comes towards us is larger. */
  readonly reach?: number;
  /** An arm that lies before the chest. */
  readonly front?: true;
}

/** What a ball lies at: the brow, the neck, a shoulder, a raised hoof, both hooves, a leg in front or behind. */
export type BallAnchor = 'head' | 'neck' | 'shoulder' | 'hand' | 'hands' | 'near' | 'far';

/** One action: where the joints of a goat of middling build are, in the goat's space. */
export interface Skeleton {
  readonly neck: Spot;
  readonly hips: Spot;
  /** How far the middle of the spine is pushed out of the straight. */
  readonly bend: Spot;
  /** Turn of shoulders and hips. */
  readonly shoulders: number;
  readonly pelvis: number;
  readonly scale: number;
  /** Breadth of the left and the right half of the chest: what turns away is narrower. */
  readonly halves: readonly [number, number];
  readonly arms: readonly [left: LimbPose, right: LimbPose];
  /** The leg behind, then the leg in front. */
  readonly legs: readonly [far: LimbPose, near: LimbPose];
  /** Which side of the pelvis the leg in front hangs from. */
  readonly near: 'left' | 'right';
  readonly head: {
    readonly at: Spot;
    readonly turn: number;
    readonly facing: 'left' | 'right';
    /** Further turn of a head seen from the side, whose gaze one can follow to the ball. */
    readonly profile?: number;
  };
  readonly ball?: {
    readonly by: BallAnchor;
    readonly off: Spot;
    readonly r: number;
  };
  /** The arm before the chest hangs in a sling. */
  readonly sling?: true;
  /** Where cloth flies to. */
  readonly wind: Spot;
}
