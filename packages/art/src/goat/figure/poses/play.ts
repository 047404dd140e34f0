import type { Skeleton } from '../skeleton.ts';

/** Running, the ball on the leading hoof. */
export const DRIBBLE: Skeleton = {
  neck: [350, 236],
  hips: [272, 376],
  bend: [-12, -8],
  shoulders: 14,
  pelvis: -4,
  scale: 0.55,
  halves: [0.96, 0.86],
  arms: [
    { first: [-94, 14], second: [-30, 92], hoof: 6 },
    { first: [82, 30], second: [58, -80] },
  ],
  legs: [
    { first: [-64, 106], second: [-104, 62], hoof: 30 },
    { first: [128, 2], second: [40, 106], hoof: -34, reach: 1.25 },
  ],
  near: 'right',
  head: { at: [34, -52], turn: 14, facing: 'right' },
  ball: { by: 'near', off: [82, 22], r: 46 },
  wind: [-90, 0],
};

/** Low along the grass, one hoof at the ball, one hand behind. */
export const SLIDE: Skeleton = {
  neck: [180, 300],
  hips: [280, 446],
  bend: [-16, 14],
  shoulders: -18,
  pelvis: -40,
  scale: 0.56,
  halves: [0.95, 0.9],
  arms: [
    { first: [-28, 90], second: [-28, 90] },
    { first: [92, -16], second: [62, -68] },
  ],
  legs: [
    { first: [104, 52], second: [-92, 60], hoof: 40 },
    { first: [114, 6], second: [102, 24], hoof: -20, reach: 1.5 },
  ],
  near: 'right',
  head: { at: [30, -50], turn: 6, facing: 'right' },
  ball: { by: 'near', off: [40, -100], r: 46 },
  wind: [-80, -20],
};

/** Full stretch to the top corner. */
export const SAVE: Skeleton = {
  neck: [368, 304],
  hips: [250, 396],
  bend: [8, 12],
  shoulders: 44,
  pelvis: 58,
  scale: 0.51,
  halves: [0.95, 0.92],
  arms: [
    { first: [76, -92], second: [112, -40], hoof: 26 },
    { first: [106, -44], second: [70, -92], hoof: -26 },
  ],
  legs: [
    { first: [-98, 8], second: [-82, 54] },
    { first: [-22, 106], second: [-108, 40], hoof: 16 },
  ],
  near: 'right',
  head: { at: [44, -20], turn: 14, facing: 'right', profile: -40 },
  ball: { by: 'hands', off: [26, -28], r: 48 },
  wind: [-80, 60],
};

/** Full stride, knees and elbows high. */
export const SPRINT: Skeleton = {
  neck: [366, 232],
  hips: [276, 368],
  bend: [-12, -8],
  shoulders: 16,
  pelvis: 2,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-88, 36], second: [-58, -62] },
    { first: [82, 36], second: [52, -82] },
  ],
  legs: [
    { first: [-82, 86], second: [-108, -16], hoof: 26 },
    { first: [126, 24], second: [44, 104], hoof: -30, reach: 1.2 },
  ],
  near: 'right',
  head: { at: [36, -50], turn: 14, facing: 'right' },
  wind: [-100, 0],
};

/** Walking the ball out, as if nobody were there. */
export const STROLL: Skeleton = {
  neck: [320, 222],
  hips: [306, 374],
  bend: [0, 0],
  shoulders: 2,
  pelvis: -2,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-52, 76], second: [-12, 84] },
    { first: [52, 76], second: [46, 66] },
  ],
  legs: [
    { first: [-38, 108], second: [-52, 88], hoof: 22 },
    { first: [62, 98], second: [2, 104], hoof: -8 },
  ],
  near: 'right',
  head: { at: [12, -60], turn: 0, facing: 'right' },
  ball: { by: 'near', off: [74, 20], r: 46 },
  wind: [-40, 10],
};

/** One hoof on the ball, and all the time in the world. */
export const FOOT_ON_BALL: Skeleton = {
  neck: [300, 224],
  hips: [292, 376],
  bend: [-4, 0],
  shoulders: -4,
  pelvis: 4,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-80, 56], second: [62, 52] },
    { first: [62, 70], second: [10, 84] },
  ],
  legs: [
    { first: [-26, 112], second: [-6, 106] },
    { first: [98, 24], second: [-4, 84], hoof: -4 },
  ],
  near: 'right',
  head: { at: [8, -60], turn: -2, facing: 'right' },
  ball: { by: 'near', off: [2, 96], r: 46 },
  wind: [-30, 10],
};

/** Low, one leg round the ball and back. */
export const STEP_OVER: Skeleton = {
  neck: [276, 268],
  hips: [292, 406],
  bend: [-16, 2],
  shoulders: 8,
  pelvis: -10,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-86, 26], second: [-44, -66] },
    { first: [84, 20], second: [50, -68] },
  ],
  legs: [
    { first: [-74, 78], second: [-20, 98], hoof: 6 },
    { first: [104, 30], second: [44, 84], hoof: -24, reach: 1.2 },
  ],
  near: 'right',
  head: { at: [20, -54], turn: 14, facing: 'right' },
  ball: { by: 'far', off: [118, -2], r: 46 },
  wind: [-60, 10],
};

/** The ball on the thigh, and in no hurry to come down. */
export const JUGGLE: Skeleton = {
  neck: [284, 232],
  hips: [292, 384],
  bend: [-6, 0],
  shoulders: -4,
  pelvis: -10,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-90, 22], second: [-50, -72] },
    { first: [76, -62], second: [56, -84] },
  ],
  legs: [
    { first: [-16, 112], second: [8, 102] },
    { first: [110, -34], second: [-16, 106], hoof: -14 },
  ],
  near: 'right',
  head: { at: [20, -56], turn: 14, facing: 'right' },
  ball: { by: 'near', off: [36, -192], r: 46 },
  wind: [-40, 10],
};

/** Bent back like a deckchair, the ball on the breast. */
export const CHEST_TRAP: Skeleton = {
  neck: [268, 250],
  hips: [326, 394],
  bend: [14, -8],
  shoulders: -10,
  pelvis: 8,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-92, -4], second: [-64, 54] },
    { first: [90, -10], second: [68, 52] },
  ],
  legs: [
    { first: [58, 98], second: [-14, 98] },
    { first: [-46, 102], second: [-40, 92], hoof: 8 },
  ],
  near: 'left',
  head: { at: [-34, -50], turn: -22, facing: 'right' },
  ball: { by: 'neck', off: [40, 40], r: 46 },
  wind: [50, 20],
};

/** The ball on one shoulder, the laces undone. */
export const BALANCING_ACT: Skeleton = {
  neck: [322, 246],
  hips: [312, 394],
  bend: [10, 0],
  shoulders: 10,
  pelvis: -4,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-92, -22], second: [-78, -48] },
    { first: [90, 30], second: [60, -50] },
  ],
  legs: [
    { first: [34, 108], second: [10, 98] },
    { first: [-52, 104], second: [-8, 98], hoof: 4 },
  ],
  near: 'left',
  head: { at: [20, -58], turn: 12, facing: 'left', profile: 10 },
  ball: { by: 'shoulder', off: [-62, -68], r: 46 },
  wind: [40, 10],
};

/** One arm tied up, the other one leading the way. */
export const SLING: Skeleton = {
  neck: [318, 228],
  hips: [300, 380],
  bend: [-4, 0],
  shoulders: 4,
  pelvis: -4,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-34, 84], second: [92, -22], front: true },
    { first: [88, 26], second: [74, -46] },
  ],
  legs: [
    { first: [-58, 100], second: [-66, 80], hoof: 24 },
    { first: [76, 88], second: [10, 102], hoof: -12 },
  ],
  near: 'right',
  sling: true,
  head: { at: [14, -58], turn: 4, facing: 'right' },
  ball: { by: 'near', off: [84, 22], r: 46 },
  wind: [-60, 10],
};

/** Bandaged, and still telling everybody where to go. */
export const SLING_SALUTE: Skeleton = {
  ...SLING,
  neck: [304, 228],
  hips: [300, 380],
  arms: [SLING.arms[0], { first: [70, -66], second: [-34, -88], hoof: -10 }],
  legs: [
    { first: [44, 106], second: [16, 104] },
    { first: [-50, 104], second: [-16, 104] },
  ],
  near: 'left',
  head: { at: [8, -60], turn: -2, facing: 'right' },
  ball: { by: 'far', off: [80, 18], r: 46 },
};

/** Bandaged, and still the first to arrive. */
export const SLING_SPRINT: Skeleton = {
  ...SPRINT,
  arms: [{ first: [-40, 82], second: [92, -10], front: true }, SPRINT.arms[1]],
  sling: true,
};
