/** Whole hundredths of a HOOF. The supply is 10^12 of them, far inside the safe integers. */
export type Hundredths = number;

export const HUNDREDTHS_PER_HOOF = 100;
export const HOOF_SUPPLY = 10_000_000_000;

/** The starter grant and the demo balance are the same figure, so a new wallet shows it. */
export const STARTER_GRANT = { hoof: 899_979, cards: 3 } as const;

/**
 * Null for what is not a whole number of hundredths: rounding a stake would create or burn HOOF.
 * `toHundredths(12.5) // 1250`, `toHundredths(0.001) // null`
 */
export function toHundredths(hoof: number): Hundredths | null {
  const hundredths = Math.round(hoof * HUNDREDTHS_PER_HOOF);
  // Only the way back tells: multiplying alone misjudges large balances in the last bits.
  return Number.isSafeInteger(hundredths) && toHoof(hundredths) === hoof ? hundredths : null;
}

/** `toHoof(1250) // 12.5`: the plain number that travels on the wire. */
export function toHoof(hundredths: Hundredths): number {
  return hundredths / HUNDREDTHS_PER_HOOF;
}
