import type { Effect } from '../kernel/registry.ts';
import type { ChainLog, WithdrawalFacts } from './facts.ts';
import { logReference } from './facts.ts';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** What a world knows of the chain. */
export interface ChainWorld {
  withdrawals: Map<number, WithdrawalFacts>;
  appliedLogs: Set<string>;
  /** Since when, by wallet. */
  leaving: Map<string, number>;
}

export function noChain(): ChainWorld {
  return { withdrawals: new Map(), appliedLogs: new Set(), leaving: new Map() };
}

export function openWithdrawals(
  { withdrawals }: ChainWorld,
  { wallet }: { readonly wallet: string },
): WithdrawalFacts[] {
  return [...withdrawals.values()].filter(
    (each) => each.wallet === wallet && each.state === 'signed',
  );
}

export function promisedHoof({ withdrawals }: ChainWorld): number {
  return [...withdrawals.values()].reduce(
    (sum, { state, hoof }) => sum + (state === 'signed' ? (hoof ?? 0) : 0),
    0,
  );
}

export function isApplied({ appliedLogs }: ChainWorld, { log }: { readonly log: ChainLog }) {
  return appliedLogs.has(logReference(log));
}

/** All vouchers together promise no more than they may. */
export function isWithinPromise(world: ChainWorld, effect: Of<'withdrawal-signed'>): boolean {
  const { withdrawal, within } = effect;
  return within === null || promisedHoof(world) + withdrawal.hoof! <= within;
}

export function endWithdrawal({ withdrawals }: ChainWorld, effect: Of<'withdrawal-ended'>): void {
  withdrawals.set(effect.id, { ...withdrawals.get(effect.id)!, state: effect.state });
}

export function setLeaving({ leaving }: ChainWorld, { wallet, since }: Of<'wallet-leaving'>): void {
  if (since === null) leaving.delete(wallet);
  else leaving.set(wallet, since);
}
