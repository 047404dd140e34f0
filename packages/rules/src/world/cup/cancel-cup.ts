import { CUP_OFF } from '../../notices/cup-off.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { CupOff } from '../../notices/notices.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import type { Operator } from '../wallet/index.ts';
import { cupNotices, whyNotOpenNow } from './enter-cup.ts';
import type { CupFacts } from './facts.ts';
import { entryGivenBack } from './leave-cup.ts';

/** An operator calls a cup off that has not begun; one that has ends by itself. */
export interface CancelCupCommand {
  readonly type: 'cancel-cup';
  readonly cupId: number;
  readonly operator: Operator;
  readonly at: number;
}

export function* decideCancelCup({ cupId, operator, at }: CancelCupCommand): Deciding<CupFacts> {
  const { cup } = yield* ask({ cup: { ask: 'cup', id: cupId } });
  if (cup === null) return refuse('cup-unknown');
  const closed = cup.status === 'open' ? null : whyNotOpenNow(cup, at);
  if (closed) return closed;
  return {
    ok: true,
    answer: { ...cup, status: 'cancelled' },
    effects: [
      ...calledOff(cup, 'operator'),
      { type: 'operator-acted', ...operator, action: 'cup.cancel', details: { cup: cupId } },
    ],
  };
}

/** Everything goes back to everybody. */
export function calledOff(cup: CupFacts, why: CupOff): Effect[] {
  const { id, version, entries } = cup;
  return [
    {
      ...{ type: 'cup-moved', id, version, becomes: 'cancelled', reason: CUP_OFF[why], pool: 0 },
      ...{ filled: [], placed: [], ended: null, began: [] },
    },
    ...entries.flatMap((entry): Effect[] => [
      ...entryGivenBack(cup, entry),
      {
        ...{ type: 'message', wallet: entry.wallet, topic: 'cup', href: `/cups/${id}` },
        ...noticeOf('cup-off', { rarity: cup.rarity, why, fee: entry.fee }),
      },
    ]),
    ...cupNotices(id),
  ];
}
