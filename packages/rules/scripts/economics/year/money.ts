import type { Hundredths } from '../../../src/index.ts';
import type { Wallet } from './world.ts';

/** HOOF by its two colours. */
export interface Paid {
  readonly locked: Hundredths;
  readonly free: Hundredths;
}

export const balanceOf = ({ locked, free }: Paid): Hundredths => locked + free;

/** Spending takes locked HOOF first. */
export function pay(wallet: Wallet, amount: Hundredths): Paid {
  const locked = Math.min(wallet.locked, amount);
  wallet.locked -= locked;
  wallet.free -= amount - locked;
  return { locked, free: amount - locked };
}

export function receive(wallet: Wallet, { locked, free }: Paid): void {
  wallet.locked += locked;
  wallet.free += free;
}

/** What was lost, as it arrives at the winner. */
export function asWon({ locked, free }: Paid, staysLocked: boolean): Paid {
  return staysLocked ? { locked, free } : { locked: 0, free: locked + free };
}
