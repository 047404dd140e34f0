import { toHoof } from '../economy/hoof.ts';
import type { Economy } from '../economy/presets.ts';
import {
  PAID_PLACES,
  shareOut,
  type WeekPrize,
  weekEnd,
  weekName,
  weekPrizes,
} from '../economy/week.ts';
import { type Effect, TREASURY } from './effects.ts';
import { whyNotGive } from './gift.ts';
import { ask } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

/** The week is over: its best are paid. */
export interface PayWeekCommand {
  readonly type: 'pay-week';
  readonly week: number;
  readonly at: number;
}

export function* decidePayWeek(
  { week, at }: PayWeekCommand,
  { weekBudget, lossStaysLocked }: Economy,
): Deciding<readonly WeekPrize[]> {
  if (at < weekEnd(week)) return refuse('CONFLICT', 'This week is not over.');
  const { table, treasury } = yield* ask({
    table: { ask: 'week-standings', week, places: PAID_PLACES },
    treasury: { ask: 'free-treasury' },
  });
  if (table === null) return refuse('CONFLICT', 'This week has been paid.');
  const prizes = shareOut(table.standings, weekPrizes(weekBudget));
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
      { type: 'week-paid', week, budget: weekBudget, prizes },
      ...prizes.flatMap(({ wallet, rank, amount }): Effect[] => [
        {
          ...{ type: 'post', reason: 'prize', reference: `week:${name}` },
          ...{ from: TREASURY, to: wallet, amount, arrives },
        },
        {
          ...{ type: 'message', wallet, topic: 'week', href: '/card-game?tab=leaderboard' },
          text: `Place ${rank} of the week: ${toHoof(amount)} HOOF are yours.`,
        },
      ]),
      { type: 'notice', topic: 'week' },
    ],
  };
}
