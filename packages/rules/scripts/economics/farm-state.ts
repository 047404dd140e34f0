import { HOOF_SUPPLY, type Rarity } from '../../src/index.ts';

export interface FarmState {
  /** Starter packs by day, and all of them. */
  readonly joined: number[];
  wallets: number;
  /** HOOF in whole HOOF. */
  treasury: number;
  locked: number;
  free: number;
  histories: number;
  /** Cards of one's own that packs or histories brought. */
  drawn: number;
  /** The same out of the packs of days. */
  readonly daily: Record<Rarity, number>;
  readonly minted: Record<Rarity, number>;
}

export function emptyFarm(): FarmState {
  return {
    ...{
      joined: [],
      wallets: 0,
      treasury: HOOF_SUPPLY,
      locked: 0,
      free: 0,
      histories: 0,
      drawn: 0,
    },
    minted: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
    daily: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
  };
}

export const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The smallest of several bounds, and its name. */
export function least(...bounds: readonly (readonly [count: number, stoppedBy: string])[]) {
  const [count, stoppedBy] = bounds.reduce((one, other) => (other[0] < one[0] ? other : one));
  return { count, stoppedBy };
}
