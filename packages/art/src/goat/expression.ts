import type { Expression } from '@goats/collection';

export type Mouth =
  | 'firm'
  | 'laugh'
  | 'smirk'
  | 'roar'
  | 'serene'
  | 'tongue'
  | 'frown'
  | 'proud'
  | 'grin';

/** What one eye and its brow do; all numbers in units of the head drawing. */
export interface EyeLook {
  /** How far the upper lid lifts; negative droops. */
  readonly open: number;
  /** How far the lower lid pushes up, as it does in a real smile. */
  readonly squeeze: number;
  readonly browOuter: number;
  readonly browInner: number;
  readonly shut?: boolean;
}

export interface FaceLook {
  readonly near: EyeLook;
  readonly far: EyeLook;
  readonly mouth: Mouth;
  /** How far the jaw drops. */
  readonly jaw: number;
  /** Creases between the brows. */
  readonly frown: boolean;
  /** Where the pupils look. */
  readonly gaze: readonly [number, number];
}

const eyes = (open: number, squeeze: number, browOuter: number, browInner: number): EyeLook => ({
  open,
  squeeze,
  browOuter,
  browInner,
});

/** Those that a card may have, and one that only comes and goes. */
export type Face = Expression | 'Nervous';

export const FACE_LOOKS: Readonly<Record<Face, FaceLook>> = {
  Determined: {
    near: eyes(0, 1, 0, -1),
    far: eyes(0, 1, 2, -1),
    mouth: 'firm',
    jaw: 0,
    frown: true,
    gaze: [0, 0],
  },
  Joyful: {
    near: eyes(7, 6, 14, 31),
    far: eyes(7, 6, 16, 31),
    mouth: 'laugh',
    jaw: 20,
    frown: false,
    gaze: [0, -1],
  },
  Smirk: {
    near: eyes(-2, 3, -1, 0),
    far: eyes(5, 1, 18, 24),
    mouth: 'smirk',
    jaw: 0,
    frown: false,
    gaze: [-2, 0],
  },
  Roar: {
    near: eyes(5, -1, 4, -7),
    far: eyes(5, -1, 6, -7),
    mouth: 'roar',
    jaw: 34,
    frown: true,
    gaze: [0, -1],
  },
  Calm: {
    near: eyes(-5, 0, 5, 19),
    far: eyes(-5, 0, 5, 19),
    mouth: 'serene',
    jaw: 0,
    frown: false,
    gaze: [0, 2],
  },
  'Cheeky Wink': {
    near: { ...eyes(0, 0, 2, 8), shut: true },
    far: eyes(7, 2, 18, 30),
    mouth: 'tongue',
    jaw: 12,
    frown: false,
    gaze: [0, 0],
  },
  Scowl: {
    near: eyes(-5, 3, -5, -9),
    far: eyes(-5, 3, -4, -9),
    mouth: 'frown',
    jaw: 0,
    frown: true,
    gaze: [-1, 0],
  },
  Proud: {
    near: eyes(-4, 2, 12, 15),
    far: eyes(-4, 2, 14, 16),
    mouth: 'proud',
    jaw: 0,
    frown: false,
    gaze: [2, 1],
  },
  Nervous: {
    near: eyes(9, -1, -4, 33),
    far: eyes(9, -1, -2, 33),
    mouth: 'frown',
    jaw: 5,
    frown: false,
    gaze: [4, 1],
  },
};
