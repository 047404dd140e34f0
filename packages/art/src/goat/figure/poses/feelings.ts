import type { Skeleton } from '../skeleton.ts';

/** One hoof in the sky, one knee up. */
export const CELEBRATION: Skeleton = {
  neck: [316, 246],
  hips: [342, 392],
  bend: [-18, 0],
  shoulders: -16,
  pelvis: 10,
  scale: 0.56,
  halves: [0.92, 0.95],
  arms: [
    { first: [-88, 26], second: [-46, -76] },
    { first: [62, -72], second: [18, -98], reach: 1.2 },
  ],
  legs: [
    { first: [62, 104], second: [70, 88], hoof: 6 },
    { first: [-112, 4], second: [18, 112], hoof: -14 },
  ],
  near: 'left',
  head: { at: [-12, -58], turn: -12, facing: 'left', profile: 22 },
  wind: [60, 30],
};

/** Landed, legs apart, arms open to the whole ground. */
export const ARMS_WIDE: Skeleton = {
  neck: [316, 232],
  hips: [316, 384],
  bend: [0, -2],
  shoulders: 0,
  pelvis: 0,
  scale: 0.56,
  halves: [0.97, 0.97],
  arms: [
    { first: [-98, 6], second: [-92, -30], hoof: -6 },
    { first: [98, 6], second: [92, -30], hoof: 6 },
  ],
  legs: [
    { first: [72, 98], second: [34, 98] },
    { first: [-72, 98], second: [-34, 98] },
  ],
  near: 'left',
  head: { at: [0, -62], turn: -6, facing: 'left', profile: 12 },
  wind: [0, 30],
};

/** On both knees across the grass. */
export const KNEE_SLIDE: Skeleton = {
  neck: [260, 296],
  hips: [320, 436],
  bend: [-14, 2],
  shoulders: -14,
  pelvis: -14,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-82, -44], second: [-58, -80] },
    { first: [84, -48], second: [44, -88] },
  ],
  legs: [
    { first: [78, 80], second: [-108, 40], hoof: 30 },
    { first: [44, 98], second: [-112, 30], hoof: 34 },
  ],
  near: 'right',
  head: { at: [6, -60], turn: -10, facing: 'right', profile: -14 },
  wind: [-80, 0],
};

/** Up, with both hooves in the sky. */
export const LEAP: Skeleton = {
  neck: [318, 240],
  hips: [300, 388],
  bend: [10, 0],
  shoulders: 4,
  pelvis: -6,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-62, -74], second: [-40, -94], reach: 1.1 },
    { first: [66, -72], second: [44, -92], reach: 1.1 },
  ],
  legs: [
    { first: [22, 98], second: [-92, 58], hoof: 26 },
    { first: [62, 84], second: [-82, 76], hoof: 26 },
  ],
  near: 'right',
  head: { at: [4, -60], turn: -4, facing: 'right', profile: -14 },
  wind: [-20, 50],
};

/** One straight arm: there, please. */
export const POINTING: Skeleton = {
  neck: [268, 226],
  hips: [280, 380],
  bend: [-4, 0],
  shoulders: 2,
  pelvis: -2,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-84, 52], second: [72, 58] },
    { first: [104, -22], second: [112, -22], reach: 1.15 },
  ],
  legs: [
    { first: [46, 106], second: [20, 104] },
    { first: [-50, 104], second: [-22, 104] },
  ],
  near: 'left',
  head: { at: [14, -60], turn: 0, facing: 'right' },
  wind: [-50, 10],
};

/** The ball shown to everybody who came. */
export const BALL_HELD_HIGH: Skeleton = {
  neck: [300, 252],
  hips: [298, 402],
  bend: [6, 0],
  shoulders: -8,
  pelvis: 2,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-84, 52], second: [70, 60] },
    { first: [72, -60], second: [34, -78], reach: 1.1 },
  ],
  legs: [
    { first: [40, 106], second: [14, 98] },
    { first: [-46, 104], second: [-14, 98] },
  ],
  near: 'left',
  head: { at: [-10, -60], turn: -6, facing: 'left', profile: 14 },
  ball: { by: 'hand', off: [16, -84], r: 46 },
  wind: [-30, 20],
};

/** A hoof where the badge is. */
export const HAND_ON_HEART: Skeleton = {
  neck: [312, 228],
  hips: [310, 380],
  bend: [0, 0],
  shoulders: 2,
  pelvis: 0,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-72, 66], second: [-44, 76] },
    { first: [46, 78], second: [-88, -26], front: true, hoof: -8 },
  ],
  legs: [
    { first: [62, 102], second: [22, 102] },
    { first: [-62, 102], second: [-22, 102] },
  ],
  near: 'left',
  head: { at: [-4, -60], turn: -2, facing: 'left', profile: 12 },
  wind: [-30, 10],
};

/** Upright, hooves behind the back. */
export const AT_EASE: Skeleton = {
  neck: [316, 222],
  hips: [314, 376],
  bend: [0, 0],
  shoulders: 0,
  pelvis: 0,
  scale: 0.56,
  halves: [0.96, 0.96],
  arms: [
    { first: [-62, 76], second: [74, 62] },
    { first: [62, 76], second: [-74, 62] },
  ],
  legs: [
    { first: [28, 110], second: [8, 106] },
    { first: [-32, 110], second: [-10, 106] },
  ],
  near: 'left',
  head: { at: [4, -62], turn: 0, facing: 'left', profile: 10 },
  wind: [0, 30],
};

/** On one elbow in the grass, like a goat at a picnic. */
export const RECLINE: Skeleton = {
  neck: [176, 402],
  hips: [304, 500],
  bend: [10, 16],
  shoulders: -48,
  pelvis: -56,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-34, 74], second: [72, 26] },
    { first: [98, 20], second: [76, 34] },
  ],
  legs: [
    { first: [112, 34], second: [108, 26], hoof: -20 },
    { first: [92, -64], second: [58, 92], hoof: -14 },
  ],
  near: 'right',
  head: { at: [14, -58], turn: 0, facing: 'right' },
  wind: [-40, 10],
};

/** Down on one knee, the ball beside it. */
export const ON_ONE_KNEE: Skeleton = {
  neck: [284, 274],
  hips: [292, 424],
  bend: [-8, 0],
  shoulders: 6,
  pelvis: -6,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-52, 80], second: [-2, 82] },
    { first: [84, 44], second: [68, -14], hoof: 30 },
  ],
  legs: [
    { first: [-22, 98], second: [-108, 24], hoof: 24 },
    { first: [108, -2], second: [4, 104], hoof: -8 },
  ],
  near: 'right',
  head: { at: [22, -52], turn: 16, facing: 'right' },
  ball: { by: 'near', off: [88, 18], r: 46 },
  wind: [-30, 10],
};

/** Sat down to watch, one arm behind. */
export const SEATED: Skeleton = {
  neck: [268, 330],
  hips: [284, 482],
  bend: [-14, 2],
  shoulders: -6,
  pelvis: -10,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-58, 72], second: [-34, 78], hoof: -20 },
    { first: [90, 30], second: [62, -8], hoof: 20 },
  ],
  legs: [
    { first: [104, 26], second: [100, 36], hoof: -30 },
    { first: [92, -74], second: [40, 112], hoof: -20 },
  ],
  near: 'right',
  head: { at: [12, -58], turn: 2, facing: 'right' },
  wind: [-40, 10],
};
