import { describe, expect, test } from 'vitest';
import { goatScore } from '../attributes.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { strikesWith } from './deciders.ts';
import { houseCard, houseLineup, housePick, houseStrike } from './house.ts';
import { type FinishedState, type MatchState, tableOf } from './state.ts';
import {
  BILLY,
  kickOff,
  pick,
  randomCard,
  randomMatch,
  step,
  strike,
  testCard,
  testDeck,
} from './test-matches.ts';
import { matchView } from './view.ts';

function numbers(seed: string): () => number {
  const stream = seededStream(seed, '', '', '');
  return () => stream.int(1_000_000) / 1_000_000;
}

/** Billy is the house; Alice picks at random. */
function playAgainstHouse(number: number, mode: 'duel' | 'squad'): FinishedState {
  const { match, brought, stream } = randomMatch(number, mode);
  const random = numbers(`house ${number}`);
  let state: MatchState = kickOff(match, brought);
  while (state.phase === 'pick') {
    if (state.turn === 1) {
      const view = matchView(state, BILLY);
      const struck = () => houseStrike(view, random);
      if (view.step === 'strike') state = strike(state, struck());
      else {
        const attribute = housePick(view, random);
        const strikes = strikesWith(tableOf(state), attribute);
        state = pick(state, attribute, strikes.length > 0 ? struck() : undefined);
      }
    } else state = step(state, (among) => among[stream.int(among.length)]!);
  }
  return state as FinishedState;
}

describe('the house player', () => {
  test('[H1] finishes every match of both modes with legal picks alone', () => {
    for (let number = 0; number < 60; number += 1) {
      for (const mode of ['duel', 'squad'] as const) {
        expect(playAgainstHouse(number, mode).phase).toBe('finished');
      }
    }
  });

  test('[H2] picks from its own view: the opponent’s hidden swap changes nothing', () => {
    const announced = [[testCard(1, 'Rare', 78)], [testCard(2, 'Rare', 70)]] as const;
    const picks = [testCard(3, 'Rare', 84), testCard(4, 'Rare', 83)].map((swap) => {
      const state = kickOff({ cards: announced }, [[swap], announced[1]]);
      if (state.phase !== 'pick') throw new Error(state.phase);
      const view = matchView(state, BILLY);
      const blind = {
        ...view,
        rounds: view.rounds.map((r) => ({ ...r, values: [0, 0] as const })),
      };
      return housePick(blind, numbers('same'));
    });
    expect(picks[0]).toBe(picks[1]);
  });

  test('[H2] plays to its strength where the announced card is weak', () => {
    const own = testCard(2, 'Rare', 70, { vision: 85, passingAccuracy: 85 });
    const weakThere = { vision: 70, passingAccuracy: 71, pace: 90 };
    const cards = [[testCard(1, 'Rare', 80, weakThere)], [own]] as const;
    const state = kickOff({ cards }, cards);
    if (state.phase !== 'pick') throw new Error(state.phase);
    // One of the two strengths may be gone: chance takes an attribute in round 1.
    expect(['vision', 'passingAccuracy']).toContain(
      housePick(matchView(state, BILLY), numbers('x')),
    );
  });

  test('[H3] brings only cards of the announced tier, and sometimes swaps', () => {
    const stream = seededStream('free', '', '', '');
    const announced = randomCard(1, 'Epic', stream);
    const free = [2, 3, 4].map((id) => randomCard(id, id === 4 ? 'Rare' : 'Epic', stream));
    const random = numbers('swap');
    const brought = Array.from({ length: 200 }, () => houseCard(announced, free, 0.7, random));
    expect(new Set(brought.map((card) => card.id))).toEqual(new Set([1, 2, 3]));
    expect(houseCard(announced, [], 0, random)).toBe(announced);
    expect(houseCard(announced, free, 1, random)).toBe(announced);
  });

  test('[H3] fields five different cards of its deck, mostly its better ones', () => {
    const deck = testDeck(1, 'Rare', 70).map((card, i) => testCard(card.id, 'Rare', 70 + i));
    const random = numbers('lineup');
    for (let i = 0; i < 50; i += 1) {
      const lineup = houseLineup(deck, random);
      expect(new Set(lineup.map((card) => card.id)).size).toBe(5);
      const average = lineup.reduce((sum, card) => sum + goatScore(card.attributes), 0) / 5;
      expect(average).toBeGreaterThan(74.5);
    }
  });
});
