/**
 * Where the bones of one figure are; it faces right, (0, 0) is the ground below its hips. Every
 * list is two points: hip and neck, elbow and hoof, knee and ankle.
 */
export interface Gesture {
  readonly spine: string;
  /** Degrees; negative looks up. */
  readonly nod: number;
  /** Looks over the shoulder. */
  readonly back?: boolean;
  readonly nearArm: string;
  readonly farArm: string;
  readonly nearLeg: string;
  readonly farLeg: string;
  /** Degrees each boot turns from flat on the ground. */
  readonly toes: readonly [near: number, far: number];
}

/** Upright, shared by everybody who has nowhere to go. */
const STANDING = {
  spine: '0,-100 4,-170',
  nearLeg: '20,-54 24,-6',
  farLeg: '-18,-54 -30,-6',
  toes: [0, 0],
} as const;

const GESTURES = {
  runs: {
    spine: '0,-98 22,-164',
    nod: 6,
    nearArm: '-22,-142 -22,-98',
    farArm: '58,-138 70,-174',
    nearLeg: '46,-80 42,-26',
    farLeg: '-22,-54 -70,-50',
    toes: [-14, 70],
  },
  sits: {
    spine: '0,-24 -22,-92',
    nod: -8,
    nearArm: '-54,-60 -56,-12',
    farArm: '16,-62 38,-34',
    nearLeg: '50,-62 84,-16',
    farLeg: '60,-34 118,-16',
    toes: [-24, -50],
  },
  dives: {
    spine: '0,-70 66,-94',
    nod: -14,
    nearArm: '110,-110 158,-134',
    farArm: '104,-90 154,-98',
    nearLeg: '-52,-66 -100,-92',
    farLeg: '-44,-42 -98,-36',
    toes: [74, 96],
  },
  jumps: {
    spine: '0,-116 10,-184',
    nod: -16,
    nearArm: '-34,-172 -46,-212',
    farArm: '52,-188 66,-230',
    nearLeg: '32,-82 2,-48',
    farLeg: '-8,-64 -44,-36',
    toes: [40, 50],
  },
  points: {
    ...STANDING,
    nod: -4,
    nearArm: '-28,-128 0,-102',
    farArm: '52,-170 100,-184',
  },
  stands: {
    ...STANDING,
    nod: 4,
    nearArm: '-36,-130 -4,-104',
    farArm: '48,-132 18,-104',
  },
  looksUp: {
    ...STANDING,
    nod: -58,
    nearArm: '-26,-126 -22,-84',
    farArm: '34,-128 40,-86',
  },
  looksBack: {
    ...STANDING,
    nod: -2,
    back: true,
    nearArm: '-30,-128 -46,-90',
    farArm: '40,-136 66,-104',
  },
  applauds: {
    ...STANDING,
    nod: -8,
    nearArm: '16,-124 52,-158',
    farArm: '38,-132 60,-168',
  },
  cheers: {
    ...STANDING,
    nod: -22,
    nearArm: '-38,-190 -34,-238',
    farArm: '54,-186 70,-232',
  },
  despairs: {
    ...STANDING,
    nod: 18,
    nearArm: '-22,-210 12,-226',
    farArm: '54,-196 36,-224',
  },
  lies: {
    spine: '0,-20 -70,-24',
    nod: -84,
    nearArm: '-62,-4 -24,-4',
    farArm: '-104,-20 -146,-8',
    nearLeg: '44,-42 76,-8',
    farLeg: '52,-18 106,-12',
    toes: [-30, -70],
  },
  slides: {
    spine: '0,-28 -44,-80',
    nod: 0,
    nearArm: '-78,-54 -84,-10',
    farArm: '-18,-112 12,-138',
    nearLeg: '52,-40 106,-20',
    farLeg: '38,-56 18,-14',
    toes: [-60, 20],
  },
  freezes: {
    spine: '0,-78 8,-144',
    nod: -6,
    nearArm: '-38,-124 -48,-82',
    farArm: '56,-128 78,-98',
    nearLeg: '-30,-44 -36,-6',
    farLeg: '40,-46 40,-6',
    toes: [0, 0],
  },
  clings: {
    spine: '0,-52 62,-86',
    nod: 8,
    nearArm: '98,-76 140,-92',
    farArm: '104,-104 144,-112',
    nearLeg: '-48,-34 -94,-50',
    farLeg: '-40,-62 -88,-84',
    toes: [76, 80],
  },
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof GESTURES;

export const gestures: Readonly<Record<GestureName, Gesture>> = GESTURES;
