import { circleOf, RIVALS_LOOKED_AT, type Rivals } from '../../economy/circle.ts';
import type { Economy } from '../../economy/presets.ts';
import {
  asksForCircle,
  inCircle,
  PAID_PLACES,
  shareOut,
  type WeekPrize,
  weekEnd,
  weekName,
  weekPrizes,
} from '../../economy/week.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import { whyNotGive } from '../gift/index.ts';
import { TREASURY } from '../hoof/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';

/** The week is over: its best are paid. */
export interface PayWeekCommand {
  readonly type: 'pay-week';
  readonly week: number;
  readonly at: number;
}

export function* decidePayWeek(
  { week, at }: PayWeekCommand,
  { weekBudget, weekPerWallet, lossStaysLocked }: Economy,
): Deciding<readonly WeekPrize[]> {
  if (at < weekEnd(week)) return refusePlainly('CONFLICT', 'This week is not over.');
  const { table, treasury } = yield* ask({
    table: { ask: 'week-standings', week, places: PAID_PLACES },
    treasury: { ask: 'free-treasury' },
  });
  if (table === null) return refusePlainly('CONFLICT', 'This week has been paid.');
  const shared = shareOut(table.standings, weekPrizes(weekBudget));
  const prizes = yield* boundByCircles(week, shared, weekPerWallet);
  const short = whyNotGive(
    treasury,
    prizes.reduce((sum, { amount }) => sum + amount, 0),
  );
  if (short) return short;
  const name = weekName(week);
  const arrives = lossStaysLocked ? 'locked' : 'free';
  return {
    ok: true,
    answer: prizes,
    effects: [
      {
        ...{ type: 'week-paid', week, budget: weekBudget },
        ...{ perWallet: weekPerWallet, prizes },
      },
      ...prizes.flatMap(({ wallet, rank, amount, circle }, place): Effect[] => [
        {
          ...{ type: 'post', reason: 'prize', reference: `week:${name}` },
          ...{ from: TREASURY, to: wallet, amount, arrives },
        },
        {
          ...{ type: 'message', wallet, topic: 'week', href: '/card-game?tab=leaderboard' },
          ...noticeOf('week-prize', {
            ...{ rank, prize: amount },
            ...(amount < shared[place]!.amount ? { each: weekPerWallet, circle: circle! } : {}),
          }),
        },
      ]),
      { type: 'notice', topic: 'week' },
    ],
  };
}

/** The high ones by whom their winners met, and by whom those met; the others as they are. */
function* boundByCircles(
  week: number,
  prizes: readonly WeekPrize[],
  perWallet: number,
): Asking<readonly WeekPrize[]> {
  const high = prizes.filter((prize) => asksForCircle(prize, perWallet));
  if (high.length === 0) return prizes;
  const known = new Map<string, Rivals>();
  const learn = function* (wallets: readonly string[]): Asking<void> {
    const asked = [...new Set(wallets)].filter((wallet) => !known.has(wallet));
    const { rivals } = yield* ask({
      rivals: asked.map(
        (wallet) => ({ ask: 'week-rivals', week, wallet, most: RIVALS_LOOKED_AT }) as const,
      ),
    });
    for (const [i, wallet] of asked.entries()) known.set(wallet, rivals[i]!);
  };
  yield* learn(high.map(({ wallet }) => wallet));
  yield* learn([...known.values()].flatMap((rivals) => rivals.map(({ wallet }) => wallet)));
  const rivalsOf = (wallet: string) => known.get(wallet) ?? [];
  return prizes.map((prize) =>
    high.includes(prize) ? inCircle(prize, circleOf(prize.wallet, rivalsOf), perWallet) : prize,
  );
}
