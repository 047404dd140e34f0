type Spot = readonly [x: number, y: number];
type ArmBones = readonly [elbow: Spot, hoof: Spot];
type LegBones = readonly [knee: Spot, ankle: Spot, toe: number];

/** Where the bones of one figure are; it faces right, (0, 0) is the ground below its hips. */
export interface Gesture {
  readonly hip: Spot;
  readonly neck: Spot;
  /** Degrees; negative looks up. */
  readonly nod: number;
  /** Looks over the shoulder. */
  readonly back?: boolean;
  readonly nearArm: ArmBones;
  readonly farArm: ArmBones;
  /** `toe`: degrees the boot turns from flat on the ground. */
  readonly nearLeg: LegBones;
  readonly farLeg: LegBones;
}

/** Upright legs, shared by everybody who has nowhere to go. */
const STANDING = {
  hip: [0, -100],
  neck: [4, -170],
  nearLeg: [[20, -54], [24, -6], 0],
  farLeg: [[-18, -54], [-30, -6], 0],
} as const;

const GESTURES = {
  runs: {
    hip: [0, -98],
    neck: [22, -164],
    nod: 6,
    nearArm: [
      [-22, -142],
      [-22, -98],
    ],
    farArm: [
      [58, -138],
      [70, -174],
    ],
    nearLeg: [[46, -80], [42, -26], -14],
    farLeg: [[-22, -54], [-70, -50], 70],
  },
  sits: {
    hip: [0, -24],
    neck: [-22, -92],
    nod: -8,
    nearArm: [
      [-54, -60],
      [-56, -12],
    ],
    farArm: [
      [16, -62],
      [38, -34],
    ],
    nearLeg: [[50, -62], [84, -16], -24],
    farLeg: [[60, -34], [118, -16], -50],
  },
  dives: {
    hip: [0, -70],
    neck: [66, -94],
    nod: -14,
    nearArm: [
      [110, -110],
      [158, -134],
    ],
    farArm: [
      [104, -90],
      [154, -98],
    ],
    nearLeg: [[-52, -66], [-100, -92], 74],
    farLeg: [[-44, -42], [-98, -36], 96],
  },
  jumps: {
    hip: [0, -116],
    neck: [10, -184],
    nod: -16,
    nearArm: [
      [-34, -172],
      [-46, -212],
    ],
    farArm: [
      [52, -188],
      [66, -230],
    ],
    nearLeg: [[32, -82], [2, -48], 40],
    farLeg: [[-8, -64], [-44, -36], 50],
  },
  points: {
    ...STANDING,
    nod: -4,
    nearArm: [
      [-28, -128],
      [0, -102],
    ],
    farArm: [
      [52, -170],
      [100, -184],
    ],
  },
  stands: {
    ...STANDING,
    nod: 4,
    nearArm: [
      [-36, -130],
      [-4, -104],
    ],
    farArm: [
      [48, -132],
      [18, -104],
    ],
  },
  looksUp: {
    ...STANDING,
    nod: -58,
    nearArm: [
      [-26, -126],
      [-22, -84],
    ],
    farArm: [
      [34, -128],
      [40, -86],
    ],
  },
  looksBack: {
    ...STANDING,
    nod: -2,
    back: true,
    nearArm: [
      [-30, -128],
      [-46, -90],
    ],
    farArm: [
      [40, -136],
      [66, -104],
    ],
  },
  applauds: {
    ...STANDING,
    nod: -8,
    nearArm: [
      [16, -124],
      [52, -158],
    ],
    farArm: [
      [38, -132],
      [60, -168],
    ],
  },
  cheers: {
    ...STANDING,
    nod: -22,
    nearArm: [
      [-38, -190],
      [-34, -238],
    ],
    farArm: [
      [54, -186],
      [70, -232],
    ],
  },
  despairs: {
    ...STANDING,
    nod: 18,
    nearArm: [
      [-22, -210],
      [12, -226],
    ],
    farArm: [
      [54, -196],
      [36, -224],
    ],
  },
  lies: {
    hip: [0, -20],
    neck: [-70, -24],
    nod: -84,
    nearArm: [
      [-62, -4],
      [-24, -4],
    ],
    farArm: [
      [-104, -20],
      [-146, -8],
    ],
    nearLeg: [[44, -42], [76, -8], -30],
    farLeg: [[52, -18], [106, -12], -70],
  },
  slides: {
    hip: [0, -28],
    neck: [-44, -80],
    nod: 0,
    nearArm: [
      [-78, -54],
      [-84, -10],
    ],
    farArm: [
      [-18, -112],
      [12, -138],
    ],
    nearLeg: [[52, -40], [106, -20], -60],
    farLeg: [[38, -56], [18, -14], 20],
  },
  freezes: {
    hip: [0, -78],
    neck: [8, -144],
    nod: -6,
    nearArm: [
      [-38, -124],
      [-48, -82],
    ],
    farArm: [
      [56, -128],
      [78, -98],
    ],
    nearLeg: [[-30, -44], [-36, -6], 0],
    farLeg: [[40, -46], [40, -6], 0],
  },
  clings: {
    hip: [0, -52],
    neck: [62, -86],
    nod: 8,
    nearArm: [
      [98, -76],
      [140, -92],
    ],
    farArm: [
      [104, -104],
      [144, -112],
    ],
    nearLeg: [[-48, -34], [-94, -50], 76],
    farLeg: [[-40, -62], [-88, -84], 80],
  },
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof GESTURES;

export const gestures: Readonly<Record<GestureName, Gesture>> = GESTURES;
