import { describe, expect, test } from 'vitest';
import { goatScore } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import type { FinishedState, MatchState } from '../engine/state.ts';
import {
  act,
  BILLY,
  kickOff,
  randomCard,
  randomMatch,
  step,
  testCard,
  testDeck,
} from '../engine/test-matches.ts';
import { type MatchView, matchView } from '../engine/view.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { NO_CROWD } from '../odds/open-duel.ts';
import { houseCard, houseLineup } from './house-bring.ts';
import { houseMove } from './house-move.ts';
import { STRENGTHS, type Strength } from './strength.ts';

function numbers(seed: string): () => number {
  const stream = seededStream(seed, '', '', '');
  return () => stream.int(1_000_000) / 1_000_000;
}

/** Billy is the house; Alice plays at random. */
function playAgainstHouse(
  number: number,
  mode: 'duel' | 'squad',
  strength: Strength,
): FinishedState {
  const { match, brought, stream } = randomMatch(number, mode);
  const random = numbers(`house ${number}`);
  let state: MatchState = kickOff(match, brought);
  while (state.phase === 'pick') {
    if (state.turn === 1) {
      const move = houseMove(strength, matchView(state, BILLY), match.cards, random);
      state = act(state, { ...move, seat: 1, at: state.deadline - 1 });
    } else state = step(state, (among) => among[stream.int(among.length)]!);
  }
  return state as FinishedState;
}

function viewAfterKickOff(theirs: MatchCard, own: MatchCard, swap = theirs): MatchView {
  const state = kickOff({ cards: [[theirs], [own]] }, [[swap], [own]]);
  if (state.phase !== 'pick') throw new Error(state.phase);
  return matchView(state, BILLY);
}

describe.each(STRENGTHS)('a %s house player', (strength) => {
  test('[H1] finishes every match of both modes with legal moves alone', () => {
    for (let number = 0; number < 60; number += 1) {
      for (const mode of ['duel', 'squad'] as const) {
        expect(playAgainstHouse(number, mode, strength).phase).toBe('finished');
      }
    }
  });

  test('[H2] picks from its own view: a hidden swap that shows the same value changes nothing', () => {
    const [announced, own] = [testCard(1, 'Rare', 78), testCard(2, 'Rare', 70)];
    const first = viewAfterKickOff(announced, own).rounds[0]!.attribute;
    const swaps = [84, 73].map((base) => testCard(3, 'Rare', base, { [first]: 78 }));
    const hands = [[announced, testCard(3, 'Rare', 75)], [own]] as const;
    const moves = swaps.map((swap) =>
      houseMove(strength, viewAfterKickOff(announced, own, swap), hands, numbers('same')),
    );
    expect(moves[0]).toEqual(moves[1]);
  });

  test('[H2] plays to its strength where the announced card is weak', () => {
    const own = testCard(2, 'Rare', 70, { vision: 85, passingAccuracy: 85 });
    const theirs = testCard(1, 'Rare', 80, { vision: 70, passingAccuracy: 71, pace: 90 });
    const view = viewAfterKickOff(theirs, own);
    const move = houseMove(strength, view, [[theirs], [own]], numbers('x'));
    // One of the two strengths may be gone: chance takes an attribute in round 1.
    expect(['vision', 'passingAccuracy']).toContain(move.attribute);
  });

  test('[H3] brings only cards of the announced tier', () => {
    const stream = seededStream('free', '', '', '');
    const own = [1, 2, 3, 4].map((id) => randomCard(id, id === 4 ? 'Rare' : 'Epic', stream));
    const theirs = [5, 6, 7].map((id) => randomCard(id, 'Epic', stream));
    const random = numbers('swap');
    const bring = (hand: readonly MatchCard[]) =>
      houseCard(strength, { own: hand, theirs, lead: NO_CROWD }, random);
    for (let i = 0; i < 200; i += 1) expect([1, 2, 3]).toContain(bring(own).id);
    expect(bring(own.slice(0, 1))).toBe(own[0]);
  });
});

test('[H3] the friendly usually keep their card, the sharp leave a hopeless one at home', () => {
  const own = [testCard(1, 'Rare', 70), testCard(2, 'Rare', 80)];
  const hands = { own, theirs: [testCard(3, 'Rare', 75)], lead: NO_CROWD };
  const random = numbers('keep');
  const kept = (strength: Strength) =>
    Array.from({ length: 200 }, () => houseCard(strength, hands, random)).filter(
      ({ id }) => id === 1,
    ).length;
  expect(kept('friendly')).toBeGreaterThan(150);
  expect(kept('sharp')).toBeLessThan(10);
});

test('[H3] the house fields five different cards of its deck, mostly its better ones', () => {
  const deck = testDeck(1, 'Rare', 70).map((card, i) => testCard(card.id, 'Rare', 70 + i));
  const random = numbers('lineup');
  for (let i = 0; i < 50; i += 1) {
    const lineup = houseLineup(deck, random);
    expect(new Set(lineup.map((card) => card.id)).size).toBe(5);
    const average = lineup.reduce((sum, card) => sum + goatScore(card.attributes), 0) / 5;
    expect(average).toBeGreaterThan(74.5);
  }
});
