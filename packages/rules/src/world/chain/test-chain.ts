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
  rootsLate: boolean;
}

export function noChain(): ChainWorld {
  return { withdrawals: new Map(), appliedLogs: new Set(), leaving: new Map(), rootsLate: false };
}

export function openWithdrawals(
  { withdrawals }: ChainWorld,
  { wallet }: { readonly wallet: string },
): WithdrawalFacts[] {
  return [...withdrawals.values()].filter(
    (each) => each.wallet === wallet && each.state === 'signed',
  );
}

export function promisedHoof({ withdrawals }: ChainWorld) {
  const open = [...withdrawals.values()].filter(({ state }) => state === 'signed');
  return {
    hoof: open.reduce((sum, { hoof }) => sum + (hoof ?? 0), 0),
    ofDay: open.reduce((sum, { ofDay }) => sum + ofDay, 0),
  };
}

export function takenOfDay(
  { withdrawals }: ChainWorld,
  { wallet, since }: { readonly wallet: string; readonly since: number },
): number {
  return [...withdrawals.values()]
    .filter((each) => each.wallet === wallet && each.state === 'final' && each.createdAt >= since)
    .reduce((sum, { ofDay }) => sum + ofDay, 0);
}

export function isApplied({ appliedLogs }: ChainWorld, { log }: { readonly log: ChainLog }) {
  return appliedLogs.has(logReference(log));
}

/** All vouchers together promise no more than they may. */
export function isWithinPromise(world: ChainWorld, effect: Of<'withdrawal-signed'>): boolean {
  const { withdrawal, within } = effect;
  if (within === null) return true;
  const { hoof, ofDay } = promisedHoof(world);
  return (
    hoof + withdrawal.hoof! <= within.hoof &&
    (withdrawal.ofDay === 0 || ofDay + withdrawal.ofDay <= within.ofDay)
  );
}

export function endWithdrawal({ withdrawals }: ChainWorld, effect: Of<'withdrawal-ended'>): void {
  withdrawals.set(effect.id, { ...withdrawals.get(effect.id)!, state: effect.state });
}

export function setLeaving({ leaving }: ChainWorld, { wallet, since }: Of<'wallet-leaving'>): void {
  if (since === null) leaving.delete(wallet);
  else leaving.set(wallet, since);
}
