import { noticeOf } from '../../notices/notice-words.ts';
import type { NoticeKind, Notices } from '../../notices/notices.ts';
import type { Effect } from '../kernel/registry.ts';
import { cardHref } from '../trade/index.ts';
import { type WithdrawalFacts, withdrawalReference } from './facts.ts';

type About = Pick<WithdrawalFacts, 'wallet' | 'cardId'>;

/** What a voucher promised goes back to where it came from. */
export function givenBack(withdrawal: WithdrawalFacts): Effect {
  const { wallet, hoof, cardId } = withdrawal;
  const reference = withdrawalReference(withdrawal);
  if (cardId !== null) return { type: 'release', reference, cards: [{ id: cardId, wallet }] };
  return {
    ...{ type: 'post', reason: 'refund', reference, from: reference, to: wallet },
    amount: hoof!,
  };
}

/** A line in the inbox of the wallet that is concerned, and a hint to the pages that show it. */
export function tellOfChain<K extends NoticeKind>(
  { wallet, cardId }: About,
  kind: K,
  facts: Notices[K],
): Effect[] {
  const href = cardId === null ? '/chain' : cardHref(cardId);
  return [
    { type: 'message', wallet, topic: 'chain', href, ...noticeOf(kind, facts) },
    ...(cardId === null ? [] : [{ type: 'notice', topic: `card:${cardId}` } as const]),
  ];
}
