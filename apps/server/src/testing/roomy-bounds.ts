import type { MintBounds } from '@goats/rules';

/** Bounds that nobody in a test reaches. */
export const ROOMY_BOUNDS: MintBounds = {
  perDay: 1_000_000,
  legendaryPerDay: 1_000_000,
  reserved: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
};
