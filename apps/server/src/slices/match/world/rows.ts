import { hasHistory, type MatchState, SEATS, type Standing, stakeOf, TIMING } from '@goats/rules';
import { dateOf, time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';
import { houseTimeFor } from './house-players.ts';

/** The seed has a column of its own; a state that is logged or dumped must not carry it. */
export function stateText(state: MatchState): string {
  const { serverSeed: _secret, ...rest } = state;
  return JSON.stringify(rest);
}

/** The clock looks in again before anything that a step may set can be over. */
export const SHORTEST_PHASE_MS = Math.min(TIMING.commitMs, TIMING.openMs, TIMING.pickMs);

export function startedRow({ place, match, bonusReserved }: Placed<'match-started'>) {
  const { id, kind, originId, state } = match;
  const [one, other] = state.players;
  return {
    ...{ place, id, kind, mode: state.mode, phase: state.phase },
    origin_id: originId,
    player_0: one.address,
    player_1: other.address,
    stake: stakeOf(state.terms),
    bonus_reserved: bonusReserved,
    deadline: time(state.deadline),
    wake_at: time(Math.min(state.deadline, state.startedAt + SHORTEST_PHASE_MS)),
    house_at: time(houseTimeFor(state, state.startedAt)),
    server_seed: state.serverSeed,
    at: time(state.startedAt),
  };
}

export function commitmentRow({ place, match, commitment }: Placed<'match-moved'>) {
  return commitment === null ? [] : [{ place, id: match.id, commitment }];
}

export function eventRows({ place, match, version, events }: Placed<'match-moved'>) {
  const at = time(events[0]!.at);
  return events.map((event, i) => ({
    ...{ place, match_id: match.id, number: version + i + 1, at, event },
  }));
}

export function movedRow({ place, events, match }: Placed<'match-moved'>) {
  const { id, state, givenUntil } = match;
  const over = state.phase === 'finished';
  return {
    ...{ place, id, phase: state.phase, count: events.length },
    deadline: over ? null : time(state.deadline),
    house_at: time(houseTimeFor(state, events[0]!.at)),
    winner: over ? state.result.winner : null,
    reason: over ? state.result.reason : null,
    finished_at: over ? time(state.finishedAt) : null,
    given_until: time(givenUntil),
  };
}

/** `week`: the one that it counts in, or none. */
export function ratedRow(rated: Placed<'rated'>, week: number | null) {
  const { place, matchId, players, winner, payouts, rating, histories, playedOut, season, at } =
    rated;
  return {
    ...{ place, match_id: matchId, at: time(at), played_out: playedOut },
    players: SEATS.map((seat) => ({
      address: players[seat],
      games: rating.games[seat],
      // What counts nothing is in the log of the match, and in nobody's record.
      won: rating.counted > 0 && seat === winner ? 1 : 0,
      lost: rating.counted > 0 && seat !== winner ? 1 : 0,
      paid: rating.counted > 0 ? payouts[seat] : 0,
      ...rating.after[seat],
      matches: histories[seat].matches,
      wallets: histories[seat].wallets,
      house_matches: histories[seat].houseMatches,
      house_wallets: histories[seat].houseWallets,
      history: hasHistory(histories[seat]),
      days: histories[seat].days,
      last_day: histories[seat].lastDay,
    })),
    ...{ counted: rating.counted, week, season },
    reason: rating.reason,
    before: rating.before.map(points),
    after: rating.after.map(points),
    ranks: [...rating.ranks.before, ...rating.ranks.after],
  };
}

const points = ({ rating }: Standing) => rating;

export function bonusRow({ place, pair: [one, other], day }: Placed<'bonus-counted'>) {
  return { place, one, other, day: dateOf(day) };
}
