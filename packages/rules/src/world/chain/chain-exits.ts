import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import type { Deciding } from '../kernel/verdict.ts';
import { cardLeft, hoofLeft } from './chain-left.ts';
import type {
  ChainAskedCommand,
  ChainCardExitedCommand,
  ChainExitCommand,
  ChainStayedCommand,
} from './commands.ts';
import { tellOfChain } from './withdrawal-effects.ts';

/** An exit pays what vouchers promised too, and so the chain honours none that was signed before. */
export function* decideChainExit({ wallet, amount, log }: ChainExitCommand): Deciding<null> {
  const { applied, open } = yield* ask({
    applied: { ask: 'log-applied', log },
    open: { ask: 'open-withdrawals', wallet },
  });
  if (applied) return { ok: true, answer: null, effects: [] };
  const vouchers = open.filter(({ hoof }) => hoof !== null);
  return yield* hoofLeft(wallet, amount, log, vouchers);
}

export function* decideChainCardExited(command: ChainCardExitedCommand): Deciding<null> {
  const { cardId, wallet, log } = command;
  const { applied } = yield* ask({ applied: { ask: 'log-applied', log } });
  if (applied) return { ok: true, answer: null, effects: [] };
  return yield* cardLeft(cardId, wallet, log);
}

/** Nothing new begins with whoever wants to leave; what is under way comes to its end. */
export function* decideChainAsked(command: ChainAskedCommand): Deciding<null> {
  const { wallet, askedAt, log } = command;
  const { applied, leaving } = yield* ask({
    applied: log === null ? [] : [{ ask: 'log-applied', log } as const],
    leaving: { ask: 'leaving', wallet },
  });
  if (applied[0]) return { ok: true, answer: null, effects: [] };
  const done: Effect[] = log === null ? [] : [{ type: 'chain-log-applied', log }];
  const leaves = { type: 'wallet-leaving', wallet, since: askedAt } as const;
  // Asked again after a stay that was not heard by itself: the contract waits from the later moment.
  if (leaving === 'asked') return { ok: true, answer: null, effects: [...done, leaves] };
  return {
    ok: true,
    answer: null,
    effects: [...done, leaves, ...tellOfChain({ wallet, cardId: null }, 'leaving-asked', {})],
  };
}

export function* decideChainStayed({ wallet, log }: ChainStayedCommand): Deciding<null> {
  const { applied, leaving } = yield* ask({
    applied: log === null ? [] : [{ ask: 'log-applied', log } as const],
    leaving: { ask: 'leaving', wallet },
  });
  if (applied[0]) return { ok: true, answer: null, effects: [] };
  const done: Effect[] = log === null ? [] : [{ type: 'chain-log-applied', log }];
  const stays: Effect[] =
    leaving === 'asked' ? [{ type: 'wallet-leaving', wallet, since: null }] : [];
  return { ok: true, answer: null, effects: [...done, ...stays] };
}
