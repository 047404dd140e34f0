import { type History, hasHistory } from '../../economy/history.ts';
import type { Economy } from '../../economy/presets.ts';
import { WEEK_MEETINGS, weekOf, weekPoints } from '../../economy/week.ts';
import { otherSeat, type Pair, SEATS } from '../../engine/seats.ts';
import { isPlayedOut } from '../../engine/settlement.ts';
import type { FinishedState } from '../../engine/state.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { walletPair } from '../wallet/index.ts';

/**
 * What a staked match is worth in the week's table. Nothing is counted that free wallets could make
 * alone: where histories are asked for, whoever plays in it needs one, also against the house.
 */
export function* countForWeek(
  state: FinishedState,
  histories: Pair<History>,
  { historyAsked }: Economy,
): Asking<Effect[]> {
  const { players, result, rounds, mode, finishedAt } = state;
  if (result.winner === null || !isPlayedOut(state)) return [];
  const people = SEATS.filter((seat) => !players[seat].house);
  const stranger = people.some((seat) => !hasHistory(histories[seat]));
  if (people.length === 0 || (historyAsked && stranger)) return [];
  const week = weekOf(finishedAt);
  const pair = walletPair(players[0].address, players[1].address);
  const { meetings } = yield* ask({ meetings: { ask: 'week-meetings', week, pair } });
  if (meetings.paid || meetings.counted >= WEEK_MEETINGS) return [];
  const rows = people.map((seat) => {
    const won = result.winner === seat;
    const againstHouse = players[otherSeat(seat)].house;
    const points = weekPoints({ mode, rounds: rounds.length, won, againstHouse });
    return { wallet: players[seat].address, points, won };
  });
  return [
    { type: 'week-counted', week, pair, rows },
    { type: 'notice', topic: 'week' },
  ];
}
