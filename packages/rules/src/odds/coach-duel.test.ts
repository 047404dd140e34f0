import { describe, expect, test } from 'vitest';
import type { MatchCard } from '../engine/cards.ts';
import { proofOf } from '../engine/proof.ts';
import { otherSeat, type Pair, type Seat } from '../engine/seats.ts';
import type { FinishedState, MatchState } from '../engine/state.ts';
import { act, expire, kickOff, randomCard, randomMatch, step } from '../engine/test-matches.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { coachDuel } from './coach-duel.ts';

/** A random duel with hands of three, both sides playing at random. */
function proofOfRandomDuel(number: number) {
  const { match, brought, stream } = randomMatch(number, 'duel');
  const hands = ([0, 1] as const).map((seat) => {
    const announced = match.cards[seat][0]!;
    const others = [1, 2].map((i) => randomCard(announced.id + 100 + i, announced.rarity, stream));
    const swap = brought[seat][0]!;
    return [announced, ...(swap.id === announced.id ? [] : [swap]), ...others];
  }) as unknown as Pair<MatchCard[]>;
  let state: MatchState = kickOff(match, brought);
  while (state.phase === 'pick') state = step(state, (among) => among[stream.int(among.length)]!);
  return proofOf(state as FinishedState, hands);
}

describe('the coach', () => {
  test('finds every decision of a seat, and what it gave away is never below nothing', () => {
    for (let number = 0; number < 80; number += 1) {
      const proof = proofOfRandomDuel(number);
      for (const seat of [0, 1] as const) {
        const { decisions, swing } = coachDuel(proof, seat)!;
        const picked = proof.rounds.filter(({ pickedBy }) => pickedBy === seat).length;
        expect(decisions).toHaveLength(1 + picked);
        expect(decisions[0]!.step).toBe('bring');
        for (const { best, chosen, cost, choices } of decisions) {
          expect(choices).toContainEqual(chosen);
          expect(choices[0]).toEqual(best);
          expect(cost).toBeCloseTo(best.odds - chosen.odds);
          expect(cost).toBeGreaterThanOrEqual(0);
          for (const { odds } of choices) {
            expect(odds).toBeGreaterThanOrEqual(0);
            expect(odds).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
        expect(swing.map(({ round }) => round)).toEqual([0, ...proof.rounds.map((r) => r.round)]);
        expect(swing.at(-1)!.chance).toBe(proof.result.winner === seat ? 1 : 0);
      }
    }
  });

  test('names the strike that went with a pick', () => {
    const proofs = Array.from({ length: 30 }, (_, number) => proofOfRandomDuel(number));
    for (const proof of proofs) {
      const loser = otherSeat(proof.rounds[0]!.winner as Seat);
      const pick = coachDuel(proof, loser)!.decisions.find(({ step: name }) => name === 'pick');
      expect(pick?.chosen).toMatchObject({
        attribute: proof.rounds[1]!.attribute,
        strike: proof.strike?.attribute ?? null,
      });
    }
  });

  test('judges by what could be known: the other’s hidden card does not move a judgement', () => {
    const proof = proofOfRandomDuel(3);
    const seat = otherSeat(proof.rounds[0]!.winner as Seat);
    const other = otherSeat(seat);
    const unmasked = coachDuel(proof, seat)!;
    const disguise = randomCard(99_999, 'Rare', seededStream('disguise', '', '', ''));
    const players = proof.players.map((player, i) =>
      i === other ? { ...player, cards: [disguise] } : player,
    ) as unknown as typeof proof.players;
    expect(coachDuel({ ...proof, players }, seat)).toEqual(unmasked);
  });

  test('says so when the clock chose', () => {
    const { match, brought } = randomMatch(5, 'duel');
    let state: MatchState = kickOff(match, brought);
    const seat = state.phase === 'pick' ? state.turn : 0;
    while (state.phase === 'pick') state = expire(state);
    const decision = coachDuel(proofOf(state as FinishedState), seat)!.decisions.at(-1);
    expect(decision).toMatchObject({ byClock: true });
  });

  test('has nothing to say of squads, and follows a duel that was conceded', () => {
    const squad = randomMatch(1, 'squad');
    let state: MatchState = kickOff(squad.match, squad.brought);
    while (state.phase === 'pick') state = step(state, (among) => among[0]!);
    expect(coachDuel(proofOf(state as FinishedState), 0)).toBeNull();

    const duel = randomMatch(1, 'duel');
    state = kickOff(duel.match, duel.brought);
    state = act(state, { type: 'concede', seat: 0, at: state.startedAt + 3 });
    const { swing } = coachDuel(proofOf(state as FinishedState), 0)!;
    expect(swing.map(({ round }) => round)).toEqual([0, 1, 1]);
    expect(swing.at(-1)!.chance).toBe(0);
  });
});
