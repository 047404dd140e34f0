import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import type { SwapFacts } from './facts.ts';
import {
  back,
  closeSwap,
  noSuchSwap,
  tellAddressee,
  tellProposer,
  unwantedQuestion,
  whySwapClosed,
} from './swap.ts';

/**
 * Whoever proposed it takes it back, or the other says no; the clock ends it when its time is over,
 * and when it was seen that a card of it changed hands or went into a game.
 */
export type EndSwapCommand =
  | {
      readonly type: 'drop-swap';
      readonly swapId: number;
      readonly wallet: string;
      readonly at: number;
    }
  | {
      readonly type: 'expire-swap' | 'break-swap';
      readonly swapId: number;
      readonly at: number;
    };

export function* decideEndSwap(command: EndSwapCommand): Deciding<SwapFacts> {
  const { swapId, at } = command;
  const { swap } = yield* ask({ swap: { ask: 'swap', id: swapId } });
  if (swap === null) return noSuchSwap();
  if (command.type === 'drop-swap') {
    const { wallet } = command;
    if (![swap.proposer, swap.addressee].includes(wallet)) return noSuchSwap();
    const { unwanted } = yield* ask({ unwanted: unwantedQuestion(swap) });
    if (unwanted && wallet === swap.addressee) return noSuchSwap();
  }
  const closed = whySwapClosed(swap);
  if (closed) return closed;
  if (command.type === 'expire-swap' && at < swap.expiresAt) {
    return refusePlainly('CONFLICT', 'This swap still has time.');
  }
  const status = endOf(command, swap);
  return {
    ok: true,
    answer: { ...swap, status },
    effects: [...closeSwap(swap, status), ...TOLD[status](swap)],
  };
}

function endOf(command: EndSwapCommand, { proposer }: SwapFacts) {
  if (command.type === 'drop-swap') return command.wallet === proposer ? 'withdrawn' : 'refused';
  return command.type === 'expire-swap' ? 'expired' : 'ended';
}

/** Who is told what; whoever did it knows. */
const TOLD = {
  withdrawn: (swap) => [tellAddressee(swap, 'swap-withdrawn', {})],
  refused: (swap) => [tellProposer(swap, 'swap-refused', back(swap))],
  expired: (swap) => [
    tellProposer(swap, 'swap-unanswered', back(swap)),
    tellAddressee(swap, 'swap-time-over', {}),
  ],
  ended: (swap) => [
    tellProposer(swap, 'swap-broken', back(swap)),
    tellAddressee(swap, 'swap-gone', {}),
  ],
} as const satisfies Record<ReturnType<typeof endOf>, (swap: SwapFacts) => readonly Effect[]>;
