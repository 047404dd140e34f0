/** How a card lies in the hand: -1 to 1 to the right and downwards, and how much light falls on it. */
export interface Lean {
  readonly x: number;
  readonly y: number;
  readonly lit: number;
}

export const FLAT: Lean = { x: 0, y: 0, lit: 0 };

/** So far from where it was first held, a phone shows all there is to see. */
const FULL_TILT_DEGREES = 22;
/** Whoever lies down on the sofa holds a phone differently: what is level follows them. */
const SETTLING = 0.012;

const within = (value: number) => Math.max(-1, Math.min(1, value));

/** Towards the pointer, which is where the light is. */
export function leanToPointer(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { readonly x: number; readonly y: number },
): Lean {
  return {
    x: within(((pointer.x - box.left) / box.width) * 2 - 1),
    y: within(((pointer.y - box.top) / box.height) * 2 - 1),
    lit: 1,
  };
}

export interface Reading {
  readonly beta: number;
  readonly gamma: number;
}

/** `turned` is how far the screen stands from its upright, in degrees, as screen.orientation says. */
export function leanOfPhone(reading: Reading, level: Reading, turned: number): Lean {
  const across = (reading.gamma - level.gamma) / FULL_TILT_DEGREES;
  const along = (reading.beta - level.beta) / FULL_TILT_DEGREES;
  const angle = (turned * Math.PI) / 180;
  const x = within(across * Math.cos(angle) + along * Math.sin(angle));
  const y = within(along * Math.cos(angle) - across * Math.sin(angle));
  return { x, y, lit: Math.min(1, 0.3 + Math.hypot(x, y)) };
}

export function settle(level: Reading, reading: Reading): Reading {
  return {
    beta: level.beta + (reading.beta - level.beta) * SETTLING,
    gamma: level.gamma + (reading.gamma - level.gamma) * SETTLING,
  };
}
