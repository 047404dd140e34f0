import { TIMING, UNHURRIED } from '../../economy/deadlines.ts';
import { LIVE_PRACTICE } from '../../economy/limits.ts';
import type { MatchCard } from '../../engine/cards.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import { MODES } from '../../engine/modes.ts';
import type { Pair } from '../../engine/seats.ts';
import { startMatch } from '../../engine/setup.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, rejected } from '../kernel/verdict.ts';
import type { MatchFacts } from './facts.ts';

/** A match against the house for nothing: cards are looked at, never taken. */
export interface PracticeCommand {
  readonly type: 'practice';
  readonly mode: MatchMode;
  /** Whoever practises, and a house player. */
  readonly players: Pair<string>;
  /** What each side may bring, the announced cards first. */
  readonly hands: Pair<readonly MatchCard[]>;
  readonly serverSeed: string;
  /** Five minutes a step instead of the match's usual time. */
  readonly unhurried?: boolean;
  /** Both are house players, and anybody may learn from it. */
  readonly exhibition?: boolean;
  readonly at: number;
}

export function* decidePractice(command: PracticeCommand): Deciding<MatchFacts> {
  const { mode, players, hands, serverSeed, at } = command;
  const [player] = players;
  const { live } = yield* ask({ live: { ask: 'live-practice', player } });
  if (live.length >= LIVE_PRACTICE) return tooMany(live);
  const { id } = yield* ask({ id: { ask: 'new-id', of: 'match' } });
  const size = MODES[mode].deckSize;
  const start = startMatch({
    id: String(id),
    mode,
    terms: { kind: 'practice' },
    players: [
      {
        address: players[0],
        house: command.exhibition === true,
        announced: hands[0].slice(0, size),
      },
      { address: players[1], house: true, announced: hands[1].slice(0, size) },
    ],
    serverSeed,
    startedAt: at,
    timing: command.unhurried ? UNHURRIED : TIMING,
  });
  if (!start.ok) return rejected(start.rejection);
  const { state } = start;
  const fresh = { version: 0, originId: null, givenUntil: null };
  const match = { id, kind: 'practice' as const, state, hands, ...fresh };
  return {
    ok: true,
    answer: match,
    effects: [{ type: 'match-started', match, bonusReserved: 0 }],
  };
}

/** Whoever wants a fourth is shown back to those that wait. */
function tooMany(live: readonly number[]) {
  return refuse(
    'too-many-practice',
    { count: live.length },
    { live: live.map(String), most: LIVE_PRACTICE },
  );
}
