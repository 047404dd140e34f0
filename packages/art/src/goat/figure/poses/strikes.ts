import type { Skeleton } from '../skeleton.ts';

/** Leaning away from the ball, one leg level with the hip. */
export const VOLLEY: Skeleton = {
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

/** On his back in the air, scissors open, the ball overhead. */
export const OVERHEAD: Skeleton = {
  neck: [238, 426],
  hips: [356, 338],
  bend: [20, 24],
  shoulders: 214,
  pelvis: 196,
  scale: 0.54,
  halves: [0.92, 0.95],
  arms: [
    { first: [34, 84], second: [-70, 58] },
    { first: [-88, 8], second: [-58, 70] },
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

/** In the air, drawn like a bow, brow against the ball. */
export const HEADER: Skeleton = {
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

/** Flat above the grass, brow first. */
export const DIVING_HEADER: Skeleton = {
  neck: [392, 352],
  hips: [256, 384],
  bend: [-4, 14],
  shoulders: 70,
  pelvis: 78,
  scale: 0.53,
  halves: [0.95, 0.92],
  arms: [
    { first: [-34, -84], second: [-84, -20] },
    { first: [34, 80], second: [84, 22] },
  ],
  legs: [
    { first: [-108, -24], second: [-92, -36], hoof: 10 },
    { first: [-106, 30], second: [-98, 16], hoof: 14 },
  ],
  near: 'right',
  head: { at: [56, -16], turn: 26, facing: 'right', profile: -24 },
  ball: { by: 'head', off: [66, -8], r: 46 },
  wind: [-90, 0],
};

/** Sideways in the air, both legs open like a pair of shears. */
export const SCISSOR_KICK: Skeleton = {
  neck: [196, 330],
  hips: [300, 396],
  bend: [4, 14],
  shoulders: -52,
  pelvis: -44,
  scale: 0.54,
  halves: [0.95, 0.92],
  arms: [
    { first: [-60, 60], second: [-40, 84] },
    { first: [20, -92], second: [44, -84] },
  ],
  legs: [
    { first: [84, 76], second: [70, 66], hoof: -10 },
    { first: [106, -62], second: [100, -62], hoof: 10, reach: 1.35 },
  ],
  near: 'right',
  head: { at: [-8, -58], turn: -18, facing: 'right', profile: -10 },
  ball: { by: 'near', off: [24, -104], r: 46 },
  wind: [-40, 50],
};

/** The leg drawn back, the ball waiting. */
export const FREE_KICK: Skeleton = {
  neck: [322, 228],
  hips: [288, 380],
  bend: [-12, 0],
  shoulders: 10,
  pelvis: -8,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-92, 10], second: [-66, -56] },
    { first: [84, 34], second: [70, -50] },
  ],
  legs: [
    { first: [34, 104], second: [-14, 102] },
    { first: [-72, 88], second: [-108, -6], hoof: 24 },
  ],
  near: 'left',
  head: { at: [28, -54], turn: 14, facing: 'right' },
  ball: { by: 'far', off: [120, 16], r: 46 },
  wind: [-60, 10],
};

/** Leaning back while the ball climbs. */
export const CHIP: Skeleton = {
  neck: [250, 238],
  hips: [296, 388],
  bend: [-10, 4],
  shoulders: -12,
  pelvis: -14,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-74, 40], second: [-38, 70] },
    { first: [84, -22], second: [52, -76] },
  ],
  legs: [
    { first: [-12, 110], second: [10, 104] },
    { first: [88, 66], second: [84, 24], hoof: -34, reach: 1.2 },
  ],
  near: 'right',
  head: { at: [10, -58], turn: -4, facing: 'right', profile: -12 },
  ball: { by: 'near', off: [40, -128], r: 46 },
  wind: [-50, 20],
};

/** Looking one way, playing the other. */
export const BACKHEEL: Skeleton = {
  neck: [332, 230],
  hips: [304, 380],
  bend: [14, 0],
  shoulders: 8,
  pelvis: 6,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-84, 22], second: [-44, -78] },
    { first: [82, 40], second: [40, 80] },
  ],
  legs: [
    { first: [26, 110], second: [-12, 104] },
    { first: [-40, 96], second: [-94, 36], hoof: 34, reach: 1.15 },
  ],
  near: 'left',
  head: { at: [-8, -60], turn: -6, facing: 'left', profile: 16 },
  ball: { by: 'near', off: [-66, 62], r: 46 },
  wind: [60, 10],
};

/** Hips one way, shoulders the other, a toe at the ball. */
export const SAMBA: Skeleton = {
  neck: [318, 230],
  hips: [286, 382],
  bend: [-22, 0],
  shoulders: -12,
  pelvis: 14,
  scale: 0.56,
  halves: [0.95, 0.92],
  arms: [
    { first: [-86, -16], second: [-34, -84] },
    { first: [82, 44], second: [8, 88] },
  ],
  legs: [
    { first: [-34, 108], second: [-4, 104] },
    { first: [70, 84], second: [66, 72], hoof: -44, reach: 1.15 },
  ],
  near: 'right',
  head: { at: [-10, -58], turn: -8, facing: 'left', profile: 14 },
  ball: { by: 'near', off: [62, 30], r: 46 },
  wind: [60, 20],
};
