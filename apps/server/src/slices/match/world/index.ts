import {
  isForNothing,
  type MatchCommands,
  type MatchEffects,
  type MatchQuestions,
  walletPair,
} from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { cardKeys, pairSubject } from '../../../kernel/subjects.ts';
import { json, lines, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { rememberMatches } from './remember-matches.ts';
import {
  bonusRow,
  commitmentRow,
  eventRows,
  movedRow,
  ratedRow,
  startedRow,
  stateText,
} from './rows.ts';

export { houseOf } from './house-players.ts';
export { COUNTED, laneFor, MATCHES_OF } from './match-lanes.ts';

export const match: WorldSlice<MatchCommands, MatchQuestions, MatchEffects> = {
  answers,
  checks: {
    'live-practice': ({ player: a }, live) => ({ a, seen: words(live) }),
    'live-friendlies': ({ wallet: a }, { matches }) => ({ a, seen: words(matches) }),
    met: ({ pair: [a, b] }, met) => ({ a, b, seen: text(met) }),
    meetings: ({ pair: [a, b], since }, meetings) => ({
      ...{ a, b, at: new Date(since), seen: text(meetings) },
    }),
    'bonus-matches': ({ pair: [a, b], day }, matches) => ({
      ...{ a, b, at: new Date(dateOf(day)), seen: text(matches) },
    }),
    battler: ({ address: a }, battler) => ({
      a,
      seen:
        battler &&
        words([
          ...[battler.games, battler.history.matches, battler.history.houseMatches],
          battler.season ?? 'none',
        ]),
    }),
  },
  reads: {
    'live-practice': ({ player }) => [`practice:${player}`],
    'live-friendlies': ({ wallet }) => [`friendly:${wallet}`],
    met: ({ pair }) => [pairSubject(pair)],
    meetings: ({ pair }) => [pairSubject(pair)],
    'bonus-matches': ({ pair }) => [pairSubject(pair)],
    battler: ({ address }) => [`battler:${address}`],
  },
  keys: {
    practice: ({ players }) => [`practice:${players[0]}`],
    move: ({ matchId, move }) => [
      `match:${matchId}`,
      ...(move.type === 'open' ? cardKeys(move) : []),
    ],
    'time-out': ({ matchId }) => [`match:${matchId}`],
    'give-back': ({ matchId }) => [`match:${matchId}`],
  },
  writes: {
    'match-started': ({ match: { kind, state } }) => {
      if (kind === 'practice') return [`practice:${state.players[0].address}`];
      if (kind !== 'friendly') return [];
      return state.players.map(({ address }) => `friendly:${address}`);
    },
    // Its cards are free again, whoever's they are.
    'match-moved': ({ match }) =>
      isForNothing(match) || match.state.phase !== 'finished'
        ? []
        : match.state.players.map(({ address }) => address),
    'bonus-counted': ({ pair }) => [pairSubject(pair)],
    rated: ({ players }) => [
      pairSubject(walletPair(...players)),
      ...players.map((address) => `battler:${address}`),
    ],
  },
  promises: { 'match-started': ({ bonusReserved }) => bonusReserved },
  remember: rememberMatches,
  newIds: { match: "nextval('matches_id_seq')" },
  rows: ({ of }) => {
    const started = of('match-started');
    const moved = of('match-moved');
    const steps = moved.flatMap(eventRows);
    const light = moved.length > 0;
    const weeks = new Map(of('week-counted').map(({ place, week }) => [place, week]));
    return {
      p_started: json(started.map(startedRow)),
      p_started_states: lines(started.map(({ match }) => stateText(match.state))),
      p_started_hands: lines(started.map(({ match }) => JSON.stringify(match.hands))),
      p_moved_places: light ? moved.map(({ place }) => place) : null,
      p_moved_ids: light ? moved.map(({ match }) => match.id) : null,
      p_moved_versions: light ? moved.map(({ version }) => version) : null,
      p_commitments: json(moved.flatMap(commitmentRow)),
      p_moved: json(moved.map(movedRow)),
      p_states: lines(moved.map(({ match }) => stateText(match.state))),
      p_events: json(steps.map(({ event: _text, ...row }) => row)),
      p_event_texts: lines(steps.map(({ event }) => JSON.stringify(event))),
      p_rated: json(of('rated').map((each) => ratedRow(each, weeks.get(each.place) ?? null))),
      p_bonuses: json(of('bonus-counted').map(bonusRow)),
    };
  },
};
