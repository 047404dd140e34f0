import { noticeOf } from '../../notices/notice-words.ts';
import type { NoticeKind, Notices } from '../../notices/notices.ts';
import type { HeldCard } from '../card/index.ts';
import type { Effect, EffectOf } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import { walletPair } from '../wallet/index.ts';
import { type SwapFacts, swapVault } from './facts.ts';

/** Where both look at their swaps. */
const SWAPS_HREF = '/my-market?tab=swaps';

/** Null while somebody can still say yes to it. */
export function whySwapClosed({ status, expiresAt }: SwapFacts, at = 0) {
  const now = status === 'open' && at >= expiresAt ? 'expired' : status;
  return now === 'open' ? null : refuse(`swap-${now}`, {}, { status: now });
}

/** Numbers can be counted through: between two others there is nothing. */
export const noSuchSwap = () => refuse('swap-unknown');

/** What stands on a shelf is promised to whoever pays. */
export function whyListed({ name, asked }: HeldCard) {
  if (asked === undefined) return null;
  return refuse('card-listed', { name });
}

/** Ends it, and its HOOF goes back to whom it came from; of what is asked for nothing waits. */
export function closeSwap(swap: SwapFacts, status: EffectOf<'swap-ended'>['status']): Effect[] {
  const { id, proposer, addressee, hoof } = swap;
  const vault = swapVault(swap);
  const pair = walletPair(proposer, addressee);
  return [
    { type: 'swap-ended', id, status, pair },
    ...(status !== 'accepted' && hoof > 0
      ? [
          {
            ...({ type: 'post', reason: 'refund', reference: vault, from: vault } as const),
            ...{ to: proposer, amount: hoof },
          },
        ]
      : []),
  ];
}

/** What comes back to whoever proposed it, if anything was put aside. */
export const back = ({ hoof }: SwapFacts) => ({ back: hoof > 0 ? hoof : undefined });

export function tellProposer<K extends NoticeKind>(
  { proposer }: SwapFacts,
  kind: K,
  facts: Notices[K],
): Effect {
  return {
    ...{ type: 'message', wallet: proposer, topic: 'offer', href: SWAPS_HREF },
    ...noticeOf(kind, facts),
  };
}

/** Said by the proposer: it does not reach whoever has blocked them. */
export function tellAddressee<K extends NoticeKind>(
  { addressee, proposer }: SwapFacts,
  kind: K,
  facts: Notices[K],
): Effect {
  return {
    ...{ type: 'message', wallet: addressee, from: proposer, topic: 'offer', href: SWAPS_HREF },
    ...noticeOf(kind, facts),
  };
}

/** To whoever has blocked its proposer a swap is not there. */
export const unwantedQuestion = ({ proposer, addressee }: SwapFacts) =>
  ({ ask: 'blocked', by: addressee, whom: proposer }) as const;

/** `first(cards, (card, i) => …)`: the refusal of the first that has one, or null. */
export function first<T, R>(list: readonly T[], why: (each: T, i: number) => R | null): R | null {
  for (const [i, each] of list.entries()) {
    const refused = why(each, i);
    if (refused) return refused;
  }
  return null;
}
