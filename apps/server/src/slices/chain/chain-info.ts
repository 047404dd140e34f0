import type { chainInfo, chainOff } from '@goats/contract';
import { dayShare, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Game } from '../../game.ts';
import { readChainState } from './chain-info-store.ts';
import { relayKey } from './relay/relay.ts';
import {
  activeRoot,
  countsFrom,
  LOCK_MS,
  newestRoot,
  PATIENCE_MS,
  type PostedRoot,
  pendingRoots,
} from './roots/root-store.ts';

export type ChainInfo = z.input<typeof chainInfo>;
export type ChainOff = z.input<typeof chainOff>;

const MINUTE_MS = 60_000;

export const UNREAD: ChainOff = {
  off: true,
  why: 'The chain is being read for the first time.',
  reason: 'first-read',
};

/** Why there is none, and whether somebody chose so. */
export function noChain({ chainOff: why, config }: Pick<Game, 'chainOff' | 'config'>): ChainOff {
  return { off: true, why, reason: config.chain.off ? 'operator' : 'fault' };
}

/** What everybody may know of the chain; before it was read for the first time, that it was not. */
export async function readChainInfo({
  db,
  chain,
  chainOff,
  config,
  clock,
}: Pick<Game, 'db' | 'chain' | 'chainOff' | 'config' | 'clock'>): Promise<ChainInfo | ChainOff> {
  if (!chain) return noChain({ chainOff, config });
  const [state, active, [pending], newest] = await Promise.all([
    readChainState(db),
    activeRoot(db),
    pendingRoots(db),
    newestRoot(db, clock.now()),
  ]);
  if (!state || !active) return UNREAD;
  const { chainId, embedded, explorer = null, contracts, terms } = chain;
  const lastAt = Math.max(active.at.getTime(), newest?.made_at.getTime() ?? 0);
  const nextAt = Math.max(clock.now(), lastAt + config.chain.rootMinutes * MINUTE_MS);
  return {
    ...{ chainId, embedded, explorer, contracts },
    rpcUrl: embedded ? `${config.publicUrl ?? ''}/api/chain/rpc` : null,
    root: { ...head(active), accounts: active.accounts, cards: active.cards },
    pending: pending
      ? { ...head(pending), activeFrom: new Date(countsFrom(pending, terms)).toISOString() }
      : null,
    nextRootAt: chain.keys.poster && !state.frozen ? new Date(nextAt).toISOString() : null,
    reserves: {
      balance: toHoof(state.stadium_balance),
      claims: toHoof(state.claims),
      float: toHoof(state.float),
      leftToday: toHoof(state.left_today),
      dayShare: toHoof(dayShare(Number(terms.dayLimit))),
    },
    terms: {
      rootDelaySeconds: terms.rootDelaySeconds,
      maxSilenceSeconds: terms.maxSilenceSeconds,
      lockSeconds: LOCK_MS / 1000,
      patienceSeconds: PATIENCE_MS / 1000,
    },
    relay: relayKey(chain) !== undefined,
    ...{ paused: state.paused, frozen: state.frozen, head: state.head, final: state.final },
    checkedAt: state.checked_at?.toISOString() ?? null,
    problem: state.problem,
  };
}

/** `head(root) // { index: 7, at: '…', sum: 1050.5 }` */
function head({ epoch, at, sum }: PostedRoot) {
  return { index: epoch, at: at.toISOString(), sum: toHoof(sum) };
}
