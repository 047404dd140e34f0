import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import { stakeOf } from '../economy/payouts.ts';
import type { SeededStream } from '../hash/seeded-stream.ts';
import { apply, replay } from './apply.ts';
import type { MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import { crowdIn, crowdOf } from './crowd.ts';
import type { Action, MatchEvent } from './events.ts';
import { proofOf } from './proof.ts';
import { REJECTIONS } from './rejections.ts';
import { pointsOf } from './round.ts';
import { mapPair, type Pair, SEATS, type Seat } from './seats.ts';
import { settlementOf } from './settlement.ts';
import type { MatchState } from './state.ts';
import { begin, commitAction, openAction, randomMatch, secretFor } from './test-matches.ts';
import { verifyProof } from './verify.ts';

/** Any action at all: sensible ones, late ones, wrong ones, other people's. */
function anyAction(
  state: MatchState,
  now: number,
  brought: Pair<readonly MatchCard[]>,
  stream: SeededStream,
): Action {
  const seat = stream.bit() as Seat;
  const secret = secretFor(state.id, seat, stream.int(12) === 0 ? 'wrong' : '');
  const cards = brought[stream.int(10) === 0 ? 1 - seat : seat]!;
  const attribute = ATTRIBUTES[stream.int(10)]!;
  switch (stream.int(12)) {
    case 0:
    case 1:
    case 2:
      return commitAction(state, seat, cards, secret, now);
    case 3:
    case 4:
    case 5:
      return openAction(state, seat, cards, secret, now);
    case 6:
    case 7:
    case 8: {
      const strike = stream.int(4) > 0 ? ATTRIBUTES[stream.int(10)]! : undefined;
      return { type: 'pick', seat, attribute, strike, at: now };
    }
    case 9:
      return stream.bit() === 0
        ? { type: 'give-back', ms: stream.int(20_000), at: now }
        : { type: 'strike', seat, attribute, at: now };
    case 10:
      return { type: 'timeout', at: now };
    default:
      return stream.int(15) === 0
        ? { type: 'concede', seat, at: now }
        : { type: 'commit', seat, commitment: 'no hash', at: now };
  }
}

function fuzz(number: number, mode: MatchMode) {
  const { match, brought, stream } = randomMatch(number, mode);
  const initial = begin(match);
  let state: MatchState = initial;
  let now = initial.startedAt;
  const events: MatchEvent[] = [];
  const seen: MatchState[] = [state];
  for (let step = 0; step < 400 && state.phase !== 'finished'; step += 1) {
    now += stream.int(9000);
    const outcome = apply(state, anyAction(state, now, brought, stream), { freeze: true });
    if (!outcome.ok) {
      expect(REJECTIONS).toHaveProperty([outcome.rejection]);
      continue;
    }
    state = outcome.state;
    events.push(...outcome.events);
    seen.push(state);
  }
  return { initial, state, events, seen, match };
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i);
const CASES = SEEDS.flatMap((seed) => [['duel', seed] as const, ['squad', seed] as const]);

describe('any match at all', () => {
  test.each(CASES)('[D21] %s fuzz seed %i: it ends, adds up, replays and proves', (mode, seed) => {
    const { initial, state, events, seen } = fuzz(seed, mode);
    for (const reached of seen) {
      // Every state has an exit: left alone, the clock alone brings the match to its end.
      let idle = reached;
      for (let steps = 0; idle.phase !== 'finished'; steps += 1) {
        expect(steps).toBeLessThan(mode === 'duel' ? 4 : 7);
        expect(idle.deadline).toSatisfy(Number.isSafeInteger);
        const exit = apply(idle, { type: 'timeout', at: idle.deadline });
        if (!exit.ok) throw new Error(`stuck in ${idle.phase}: ${exit.rejection}`);
        idle = exit.state;
      }
    }
    expect(replay(initial, events)).toEqual(state);
    const wire = JSON.parse(JSON.stringify({ initial, events }));
    expect(replay(wire.initial, wire.events)).toEqual(state);
    if (state.phase === 'finished') {
      expect(verifyProof(JSON.parse(JSON.stringify(proofOf(state))))).toEqual({ ok: true });
    }
  });

  test.each(CASES)('[D22] %s fuzz seed %i: points, attributes and HOOF add up', (mode, seed) => {
    const { seen } = fuzz(seed, mode);
    let over = seen.at(-1)!;
    while (over.phase !== 'finished') {
      const outcome = apply(over, { type: 'timeout', at: over.deadline });
      if (!outcome.ok) throw new Error(outcome.rejection);
      over = outcome.state;
    }
    const { rounds, result, terms } = over;
    const points = pointsOf(rounds);
    const shared = rounds.filter((round) => round.winner === null).length;
    expect(points[0] + points[1] + shared).toBe(rounds.length);
    expect(new Set(rounds.map((round) => round.attribute)).size).toBe(rounds.length);
    expect(rounds.length).toBeLessThanOrEqual(mode === 'duel' ? 3 : 5);
    if (result.reason === 'points') {
      expect(points[result.winner!]).toBeGreaterThan(points[1 - result.winner!]!);
    }
    for (const round of rounds) {
      const crowd = crowdOf(over);
      const [a, b] = mapPair(round.values, (value, seat) =>
        seat === crowd?.seat ? value + crowdIn(crowd, round.round) : value,
      );
      if (a !== b) expect(round.winner).toBe(a > b ? 0 : 1);
      else expect(round.tieBreak).not.toBeNull();
    }
    const { payouts, treasuryBonus } = settlementOf(over);
    const stake = stakeOf(terms);
    // Nothing is minted and nothing burnt: what is paid is the two stakes and the treasury's part.
    expect(payouts[0] + payouts[1]).toBe(2 * stake + treasuryBonus);
    expect(SEATS.every((seat) => payouts[seat] >= 0 && Number.isSafeInteger(payouts[seat]))).toBe(
      true,
    );
  });

  test('[D21] whatever number a match carries, the same number plays the same match', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom<MatchMode>('duel', 'squad'), (number, mode) => {
        expect(fuzz(number, mode).state).toEqual(fuzz(number, mode).state);
      }),
      { numRuns: 25 },
    );
  });

  test('a rejected action leaves the state untouched', () => {
    for (const [mode, seed] of CASES.slice(0, 40)) {
      for (const state of fuzz(seed, mode).seen) {
        const before = JSON.stringify(state);
        apply(state, { type: 'pick', seat: 0, attribute: 'pace', at: -1 });
        apply(state, { type: 'timeout', at: -1 });
        expect(JSON.stringify(state)).toBe(before);
      }
    }
  });
});
