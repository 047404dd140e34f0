import type { Chain } from '../../../chain/chain.ts';
import { LOCK_MS, PATIENCE_MS } from '../roots/root-store.ts';
import type { LeavingRow } from './chain-signs-store.ts';

/** Roots follow each other faster than this; a forced exit that waits longer is forgotten. */
const ANSWER_WITHIN_MS = 60 * 60_000;

export interface ForcedExit {
  readonly account: string;
  readonly askedAt: Date;
  /** Until when a root that it can leave with should count. */
  readonly answerBy: Date;
  /** From when on any root will do, also one from before what it has lost since. */
  readonly anyFrom: Date;
  /** Such a root counts: nobody can keep it here. */
  readonly served: boolean;
}

/** `forcedExit(row, rootAt, chain.terms).served // false` */
export function forcedExit(
  { wallet, asked_at }: LeavingRow,
  rootAt: Date | null,
  { rootDelaySeconds }: Pick<Chain['terms'], 'rootDelaySeconds'>,
): ForcedExit {
  const from = asked_at.getTime() + LOCK_MS;
  return {
    account: wallet,
    askedAt: asked_at,
    answerBy: new Date(from + rootDelaySeconds * 1000 + ANSWER_WITHIN_MS),
    anyFrom: new Date(from + rootDelaySeconds * 1000 + PATIENCE_MS),
    served: rootAt !== null && rootAt.getTime() >= from,
  };
}

/** How many were forgotten. */
export function countLate(exits: readonly ForcedExit[], now: Date): number {
  return exits.filter(({ served, answerBy }) => !served && answerBy < now).length;
}

/** An operator sleeps, and a root takes the delay of roots and its way through a block. */
const SOON_MS = 12 * 60 * 60_000;

/** Those who may leave with an old root by now, or soon: what they have lost since it leaves with them. */
export function oldRootExits(exits: readonly ForcedExit[], now: Date): ForcedExit[] {
  const soon = now.getTime() + SOON_MS;
  return exits.filter(({ served, anyFrom }) => !served && anyFrom.getTime() < soon);
}
