import { describe, expect, test } from 'vitest';
import { decidersOf } from '../engine/deciders.ts';
import { proofOf } from '../engine/proof.ts';
import { otherSeat } from '../engine/seats.ts';
import type { FinishedState, MatchState, PickState } from '../engine/state.ts';
import { tableOf } from '../engine/state.ts';
import { kickOff, randomMatch, step, testCard, testDeck } from '../engine/test-matches.ts';
import { coachSquad } from './coach-squad.ts';
import { squadOdds } from './squad-odds.ts';
import type { SquadPosition } from './squad-worlds.ts';

function positionOf(state: PickState): SquadPosition {
  return {
    seat: state.turn,
    lineup: state.openings[state.turn].cards,
    decks: [state.players[0].announced, state.players[1].announced],
    rounds: state.rounds,
    deciders: decidersOf(tableOf(state)).map(({ attribute }) => attribute),
    struck: state.strike?.attribute ?? null,
  };
}

/** Squads on the way, every choice of theirs visited. */
function* positions(matches: number): Generator<PickState> {
  for (let number = 0; number < matches; number += 1) {
    const { match, brought, stream } = randomMatch(number, 'squad');
    let state: MatchState = kickOff(match, brought);
    while (state.phase === 'pick') {
      yield state;
      state = step(state, (among) => among[stream.int(among.length)]!);
    }
  }
}

describe('the odds of a squad', () => {
  test('name exactly the legal choices, and the same ones for the same position', () => {
    let strikes = 0;
    for (const state of positions(6)) {
      const odds = squadOdds(positionOf(state));
      const used = state.rounds.map(({ attribute }) => attribute);
      for (const { attribute } of odds) expect(used).not.toContain(attribute);
      const turnedUp = decidersOf(tableOf(state)).length > 0;
      expect(odds).toHaveLength(turnedUp ? (state.strike ? 2 : 3) : 10 - used.length);
      if (turnedUp && !state.strike) strikes += 1;
      expect(squadOdds(positionOf(state))).toEqual(odds);
    }
    expect(strikes).toBeGreaterThan(0);
  });

  test('do not depend on what is face down', () => {
    for (const state of positions(2)) {
      const before = squadOdds(positionOf(state));
      const other = otherSeat(state.turn);
      const openings = [...state.openings] as [PickState['openings'][0], PickState['openings'][0]];
      openings[other] = { ...openings[other], cards: [...openings[other].cards].reverse() };
      expect(squadOdds(positionOf({ ...state, openings }))).toEqual(before);
    }
  });

  test('are certain where the decks leave nothing open', () => {
    const strong = testDeck(1, 'Rare', 80);
    const weak = testDeck(21, 'Rare', 75).map((card) => testCard(card.id, 'Rare', 75));
    const decks = [strong, weak] as const;
    const state = kickOff({ mode: 'squad', cards: decks }, [strong.slice(0, 5), weak.slice(0, 5)]);
    if (state.phase !== 'pick') throw new Error(state.phase);
    expect(state.turn).toBe(1);
    for (const { odds } of squadOdds(positionOf(state))) expect(odds).toBe(0);
  });

  test('lead to more wins than their opposite', () => {
    const best = { taken: 0, won: 0 };
    const worst = { taken: 0, won: 0 };
    for (const state of positions(12)) {
      if (state.rounds.length < 3) continue;
      const odds = squadOdds(positionOf(state));
      for (const [tally, choice] of [
        [best, odds[0]!],
        [worst, odds.at(-1)!],
      ] as const) {
        let next: MatchState = step(state, (among) =>
          among.includes(choice.attribute) ? choice.attribute : among[0]!,
        );
        while (next.phase === 'pick') next = step(next, (among) => among[0]!);
        tally.taken += 1;
        if (next.phase === 'finished' && next.result.winner === state.turn) tally.won += 1;
      }
    }
    expect(best.won / best.taken).toBeGreaterThan(worst.won / worst.taken + 0.1);
  });
});

test('the coach finds every pick and strike of both seats of a squad', () => {
  let strikes = 0;
  for (let number = 0; number < 6; number += 1) {
    const { match, brought, stream } = randomMatch(number, 'squad');
    let state: MatchState = kickOff(match, brought);
    while (state.phase === 'pick') state = step(state, (among) => among[stream.int(among.length)]!);
    const proof = proofOf(state as FinishedState);
    const decisions = ([0, 1] as const).flatMap((seat) => coachSquad(proof, seat)!.decisions);
    const struck = decisions.filter((decision) => decision.step === 'strike');
    expect(decisions.length - struck.length).toBe(proof.rounds.length - 1);
    expect(struck.map(({ chosen }) => chosen.attribute)).toEqual(
      proof.strike ? [proof.strike.attribute] : [],
    );
    strikes += struck.length;
    for (const { best, chosen, cost, choices } of decisions) {
      expect(choices).toContainEqual(chosen);
      expect([0, best.odds - chosen.odds]).toContain(cost);
    }
  }
  expect(strikes).toBeGreaterThan(0);
});
