import { type History, hasHistory } from '../../economy/history.ts';
import type { Economy } from '../../economy/presets.ts';
import { WEEK_MEETINGS, weekOf, weekPoints } from '../../economy/week.ts';
import { otherSeat, type Pair, SEATS } from '../../engine/seats.ts';
import { isPlayedOut } from '../../engine/settlement.ts';
import type { FinishedState } from '../../engine/state.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { walletPair } from '../wallet/index.ts';

/** What became of a match in the table, and how many of the same two counted before it, if that was asked. */
export interface WeekCount {
  readonly counted: boolean;
  readonly meetings: number;
}

interface Counting {
  readonly effects: readonly Effect[];
  readonly count: WeekCount;
}

const NOT_COUNTED: Counting = { effects: [], count: { counted: false, meetings: 0 } };

/**
 * What a staked match is worth in the week's table. Nothing is counted that free wallets could make
 * alone: where histories are asked for, whoever plays in it needs one, also against the house.
 */
export function* countForWeek(
  state: FinishedState,
  histories: Pair<History>,
  { historyAsked }: Economy,
): Asking<Counting> {
  const { players, result, rounds, mode, finishedAt } = state;
  if (result.winner === null || !isPlayedOut(state)) return NOT_COUNTED;
  const people = SEATS.filter((seat) => !players[seat].house);
  const stranger = people.some((seat) => !hasHistory(histories[seat]));
  if (people.length === 0 || (historyAsked && stranger)) return NOT_COUNTED;
  const week = weekOf(finishedAt);
  const pair = walletPair(players[0].address, players[1].address);
  const { meetings } = yield* ask({ meetings: { ask: 'week-meetings', week, pair } });
  const count = { counted: true, meetings: meetings.counted };
  if (meetings.paid || meetings.counted >= WEEK_MEETINGS) {
    return { effects: [], count: { ...count, counted: false } };
  }
  const rows = people.map((seat) => {
    const won = result.winner === seat;
    const againstHouse = players[otherSeat(seat)].house;
    const points = weekPoints({ mode, rounds: rounds.length, won, againstHouse });
    return { wallet: players[seat].address, points, won };
  });
  return {
    effects: [
      { type: 'week-counted', week, pair, rows },
      { type: 'notice', topic: 'week' },
    ],
    count,
  };
}
