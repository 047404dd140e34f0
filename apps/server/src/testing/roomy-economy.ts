import { type Economy, PRESETS } from '@goats/rules';

/** Figures that nobody in a test reaches. */
export const ROOMY_ECONOMY: Economy = {
  ...PRESETS.demo,
  starter: { cards: 1, hoof: 1_000, lent: false },
  mints: {
    ...PRESETS.demo.mints,
    ...{ perDay: 1_000_000, legendaryPerDay: 1_000_000 },
    reserved: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
  },
};
