import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';

/** In HOOF, as the stake selector offers them. */
export const STAKE_OPTIONS = [10, 25, 50, 75, 100] as const;

export type Stake = (typeof STAKE_OPTIONS)[number];

export const DEFAULT_STAKE: Stake = 10;

/** `isStake(25) // true`, `isStake(30) // false` */
export function isStake(value: unknown): value is Stake {
  return STAKE_OPTIONS.some((option) => option === value);
}

/** `stakeHundredths(25) // 2500` */
export function stakeHundredths(stake: Stake | 0): Hundredths {
  return stake * HUNDREDTHS_PER_HOOF;
}
