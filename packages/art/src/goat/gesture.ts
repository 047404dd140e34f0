import type { Pose } from '@goats/collection';

/** What the arms do: a card's pose, or what only a picture of a winner shows. */
export type Gesture = Pose | 'Cup Lifted';
