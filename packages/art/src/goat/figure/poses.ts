import type { Pose } from '@goats/collection';
import type { Skeleton } from './skeleton.ts';

/** Leaning away from the ball, one leg level with the hip. */
const VOLLEY: Skeleton = {
  neck: [228, 236],
  hips: [278, 394],
  bend: [-12, 6],
  shoulders: -10,
  pelvis: -26,
  scale: 0.56,
  halves: [0.95, 0.9],
  arms: [
    { first: [-60, 56], second: [-38, 80], hoof: -10 },
    { first: [86, -30], second: [30, -88] },
  ],
  legs: [
    { first: [-34, 104], second: [36, 84], hoof: -6 },
    { first: [116, -28], second: [100, -40], hoof: 12, reach: 1.4 },
  ],
  near: 'right',
  head: { at: [22, -52], turn: 8, facing: 'right', profile: -16 },
  ball: { by: 'near', off: [14, -112], r: 46 },
  wind: [-60, 20],
};

/** In the air, drawn like a bow, brow against the ball. */
const HEADER: Skeleton = {
  neck: [294, 270],
  hips: [268, 420],
  bend: [30, 0],
  shoulders: 12,
  pelvis: -14,
  scale: 0.56,
  halves: [0.98, 0.88],
  arms: [
    { first: [-86, 30], second: [-48, -74] },
    { first: [86, 50], second: [66, -54] },
  ],
  legs: [
    { first: [-58, 88], second: [-106, -34], hoof: 24 },
    { first: [50, 102], second: [-88, 78], hoof: 34 },
  ],
  near: 'right',
  head: { at: [50, -66], turn: 16, facing: 'right', profile: -14 },
  ball: { by: 'head', off: [64, -40], r: 46 },
  wind: [-70, -10],
};

/** Running, the ball on the leading hoof. */
const DRIBBLE: Skeleton = {
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

/** One hoof in the sky, one knee up. */
const CELEBRATION: Skeleton = {
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

/** On his back in the air, scissors open, the ball overhead. */
const OVERHEAD: Skeleton = {
  neck: [238, 426],
  hips: [356, 338],
  bend: [20, 24],
  shoulders: 214,
  pelvis: 196,
  scale: 0.54,
  halves: [0.92, 0.95],
  arms: [
    { first: [62, 72], second: [-22, 88] },
    { first: [-76, 50], second: [-24, 86] },
  ],
  legs: [
    { first: [98, 8], second: [78, 56], hoof: 16 },
    { first: [70, -106], second: [14, -112], hoof: -18, reach: 1.35 },
  ],
  near: 'right',
  head: { at: [-48, -28], turn: -52, facing: 'right', profile: -34 },
  ball: { by: 'near', off: [-62, -52], r: 46 },
  wind: [20, 60],
};

/** Low along the grass, one hoof at the ball, one hand behind. */
const SLIDE: Skeleton = {
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
const SAVE: Skeleton = {
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

/** Poses that show a goat from horns to hooves, right-footed; all others are portraits. */
export const FIGURES: Readonly<Partial<Record<Pose, Skeleton>>> = {
  Dribble: DRIBBLE,
  Volley: VOLLEY,
  'Overhead Kick': OVERHEAD,
  Header: HEADER,
  Slide: SLIDE,
  Save: SAVE,
  Celebration: CELEBRATION,
};
