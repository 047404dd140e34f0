import type { matchEvent } from '@goats/contract';
import { type MatchFacts, type MatchState, matchView } from '@goats/rules';
import type { z } from 'zod';
import type { LoggedEvent } from '../match-store.ts';
import { roundAnswer } from './match-view.ts';

export type MatchEventAnswer = z.input<typeof matchEvent>;

const iso = (at: number) => new Date(at).toISOString();

/**
 * One line of the log as everybody may see it. A round is taken from the engine's own view of the
 * match, never from the event, which knows more.
 */
export function eventAnswer(match: MatchFacts, logged: LoggedEvent): MatchEventAnswer {
  const { event, number } = logged;
  const base = { id: number, type: event.type, at: logged.at.toISOString() };
  const player = (seat: 0 | 1) => match.state.players[seat].address;
  switch (event.type) {
    case 'started':
      return { ...base, deadline: iso(event.state.deadline) };
    case 'committed':
    case 'opened':
      return { ...base, player: player(event.seat) };
    case 'opening-began':
    case 'time-given-back':
      return { ...base, deadline: iso(event.deadline) };
    case 'struck':
      return {
        ...base,
        ...{ player: player(event.seat), attribute: event.attribute },
        ...{ turn: player(event.turn), deadline: iso(event.deadline) },
      };
    case 'kicked-off':
    case 'round-played':
      return {
        ...base,
        ...publicRound(match.state, event.round.round),
        turn: player(event.turn),
        deadline: iso(event.deadline),
      };
    case 'finished': {
      const { winner, reason } = event.result;
      return {
        ...base,
        ...(event.round === null ? {} : publicRound(match.state, event.round.round)),
        winner: winner === null ? null : player(winner),
        reason,
      };
    }
  }
}

function publicRound(state: MatchState, number: number): Pick<MatchEventAnswer, 'round'> {
  const round = matchView(state, null).rounds[number - 1];
  return round === undefined ? {} : { round: roundAnswer(round) };
}
