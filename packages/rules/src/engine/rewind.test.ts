import { describe, expect, test } from 'vitest';
import { apply } from './apply.ts';
import { proofOf } from './proof.ts';
import { matchOfProof, rewind } from './rewind.ts';
import type { FinishedState, MatchState } from './state.ts';
import { act, begin, kickOff, randomMatch, step } from './test-matches.ts';

/** Every state in which somebody was to choose, and the end. */
function played(number: number, mode: 'duel' | 'squad') {
  const { match, brought, stream } = randomMatch(number, mode);
  let state: MatchState = kickOff(match, brought);
  const choices: MatchState[] = [];
  while (state.phase === 'pick') {
    choices.push(state);
    state = step(state, (among) => among[stream.int(among.length)]!);
  }
  return { choices, over: state as FinishedState };
}

describe('a finished match taken back', () => {
  test.each([...Array(40).keys()])(
    'match %i stands as it did when a round was to be chosen',
    (n) => {
      for (const mode of ['duel', 'squad'] as const) {
        const { choices, over } = played(n, mode);
        for (const then of choices) {
          if (then.phase !== 'pick') continue;
          const next = then.rounds.length + 1;
          // A squad at 2:2 goes back to before its strike.
          if (mode === 'squad' && then.strike !== undefined) continue;
          expect(rewind(over, next)).toEqual({ ...then, deadline: expect.any(Number) });
        }
        expect(rewind(over, over.rounds.length + 1)).toBeNull();
        expect(rewind(over, 1)).toBeNull();
      }
    },
  );

  test('can be played on, also from nothing but its proof', () => {
    const { over } = played(7, 'duel');
    const again = matchOfProof(JSON.parse(JSON.stringify(proofOf(over))));
    expect(again).toEqual(over);
    const from = rewind(again, 2)!;
    const outcome = apply(from, { type: 'timeout', at: from.deadline });
    expect(outcome.ok).toBe(true);
  });

  test('that never got to a choice has nothing to go back to', () => {
    const fresh = begin(randomMatch(1, 'duel').match);
    const conceded = act(fresh, { type: 'concede', seat: 0, at: fresh.startedAt }) as FinishedState;
    expect(rewind(conceded, 2)).toBeNull();
    expect(matchOfProof(proofOf(conceded))).toEqual(conceded);
  });
});
