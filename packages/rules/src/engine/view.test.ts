import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { bareCard, type MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import { decidersOf } from './deciders.ts';
import type { Opening } from './players.ts';
import { otherSeat, SEATS, withSeat } from './seats.ts';
import { type MatchState, tableOf, usedAttributes } from './state.ts';
import {
  ALICE,
  act,
  BILLY,
  begin,
  commitAction,
  kickOff,
  openAction,
  playOn,
  randomMatch,
  secretFor,
  step,
  testCard,
  testDeck,
} from './test-matches.ts';
import { matchView } from './view.ts';

const WATCHER = '0x3a7c4e20000000000000000000000000000000ff';

/** A secret card whose every number is unmistakable in a serialised view. */
const secretCard: MatchCard = {
  ...testCard(98_765, 'Rare', 0),
  attributes: Object.fromEntries(
    ATTRIBUTES.map((attribute, i) => [attribute, 70_001 + i]),
  ) as unknown as MatchCard['attributes'],
};
const announced: [MatchCard[], MatchCard[]] = [
  [testCard(1, 'Rare', 78)],
  [testCard(2, 'Rare', 74)],
];

/** Replaces whatever nobody but this seat may know, and what nobody at all may know yet. */
function withOtherSecrets(state: MatchState, seat: 0 | 1): MatchState {
  if (state.phase !== 'open' && state.phase !== 'pick') return state;
  const serverSeed = sha256Hex('another server seed');
  const blur = (opening: Opening): Opening => ({
    seed: opening.seed && sha256Hex('another seed'),
    salt: opening.salt && sha256Hex('another salt'),
    cards: opening.cards.map((card) => testCard(card.id + 400_000, 'Common', 3)),
  });
  if (state.phase === 'open') {
    const own = state.openings[seat];
    return {
      ...state,
      serverSeed,
      openings: withSeat(state.openings, seat, own === null ? null : blur(own)),
    };
  }
  const { fate, openings } = state;
  const deciders = decidersOf(tableOf(state)).map(({ attribute }) => attribute);
  // A duel's deciders say what would break a tie on them: with the last one that is place 5.
  const told = state.mode === 'duel' ? fate.order.slice(0, 5) : [];
  const onTable = [...usedAttributes(state.rounds), ...deciders, ...told];
  const shown = fate.order.filter((attribute) => onTable.includes(attribute));
  const hidden = fate.order.filter((attribute) => !onTable.includes(attribute));
  return {
    ...state,
    serverSeed,
    openings: withSeat(openings, seat, blur(openings[seat])),
    // What was played or turned up is on the table; the rest of the order is nobody's to know.
    fate: {
      order: [...shown, ...hidden.toReversed()],
      coin: otherSeat(fate.coin),
      benches: [[], []],
    },
  };
}

/** Every live state of a fuzzed match. */
function liveStates(number: number, mode: MatchMode): MatchState[] {
  const { match, brought, stream } = randomMatch(number, mode);
  let state = begin(match);
  const states = [state];
  const reach = (next: MatchState) => {
    state = next;
    if (state.phase !== 'finished') states.push(state);
  };
  for (const seat of SEATS) reach(act(state, commitAction(state, seat, brought[seat])));
  for (const seat of SEATS) reach(act(state, openAction(state, seat, brought[seat])));
  while (state.phase === 'pick') {
    reach(step(state, (among) => among[stream.int(among.length)]!));
  }
  return states;
}

describe('what may be seen', () => {
  test('[V1] before the end an opponent’s view holds no card, seed, salt or further value', () => {
    let state = begin({ cards: announced });
    const secret = secretFor(state.id, 0);
    const steps: MatchState[] = [state];
    state = act(state, commitAction(state, 0, [secretCard]));
    steps.push(state);
    state = act(state, commitAction(state, 1, announced[1]));
    steps.push(state);
    state = act(state, openAction(state, 0, [secretCard]));
    steps.push(state);
    state = act(state, openAction(state, 1, announced[1]));
    steps.push(state);
    for (const step of steps) {
      const played = step.phase === 'pick' ? step.rounds.map((round) => round.values[0]) : [];
      for (const viewer of [BILLY, WATCHER, null]) {
        const text = JSON.stringify(matchView(step, viewer));
        for (const hidden of [secret.seed, secret.salt, step.serverSeed, String(secretCard.id)]) {
          expect(text).not.toContain(hidden);
        }
        for (const value of Object.values(secretCard.attributes)) {
          if (!played.includes(value)) expect(text).not.toContain(String(value));
        }
      }
    }
  });

  test.each(Array.from({ length: 40 }, (_, i) => i))(
    '[V1] fuzz seed %i: what a viewer may not know does not change the view by one byte',
    (number) => {
      for (const mode of ['duel', 'squad'] as const) {
        for (const state of liveStates(number, mode)) {
          for (const hidden of SEATS) {
            const other = withOtherSecrets(state, hidden);
            for (const viewer of [hidden === 0 ? BILLY : ALICE, WATCHER, null]) {
              expect(JSON.stringify(matchView(other, viewer))).toBe(
                JSON.stringify(matchView(state, viewer)),
              );
            }
          }
        }
      }
    },
  );

  test('[V2] a player sees the own card from the opening on, and nobody else’s', () => {
    let state = begin({ cards: announced });
    state = act(state, commitAction(state, 0, [secretCard]));
    expect(matchView(state, ALICE).players[0].card).toBeUndefined();
    state = act(state, commitAction(state, 1, announced[1]));
    state = act(state, openAction(state, 0, [secretCard]));
    const view = matchView(state, ALICE.toLowerCase());
    expect(view.you).toBe(ALICE);
    expect(view.players[0].card).toEqual(bareCard(secretCard));
    expect(view.players[1].card).toBeUndefined();
    expect(view.players.map((player) => player.opened)).toEqual([true, false]);
  });

  test('[V3] when it is over both cards, the server seed and the proof are there for all', () => {
    const over = playOn(kickOff({ cards: announced }, [[secretCard], announced[1]]));
    const view = matchView(over, null);
    expect(view.players.map((player) => player.card?.id)).toEqual([98_765, 2]);
    expect(view.serverSeed).toBe(over.serverSeed);
    expect(sha256Hex(view.serverSeed!)).toBe(view.serverSeedHash);
    expect(view.proofUrl).toBe('/api/matches/match-1/proof');
    expect(view.result).toMatchObject({ winner: ALICE, reason: 'points', payouts: [50, 0] });
    expect([view.turn, view.deadline]).toEqual([null, null]);
  });

  test('[V4] a live view names whose pick it is, until when, and for how much', () => {
    const state = kickOff({ cards: announced }, announced);
    const view = matchView(state, BILLY, [true, false]);
    expect(view).toMatchObject({
      phase: 'pick',
      turn: BILLY,
      score: [1, 0],
      stake: 10,
      payouts: [50, 50],
      rounds: [{ round: 1, pickedBy: null, values: [78, 74], winner: ALICE }],
    });
    expect(view.players.map((player) => player.connected)).toEqual([true, false]);
    expect(view).not.toHaveProperty('serverSeed');
    expect(view).not.toHaveProperty('result');
  });

  test('[V5] a tie shows which attribute broke it, its values only at the end', () => {
    const { order } = playOn(kickOff({ cards: announced }, announced)).fate!;
    const even: [MatchCard[], MatchCard[]] = [
      [testCard(1, 'Rare', 75)],
      [testCard(2, 'Rare', 75, { [order[2]!]: 76 })],
    ];
    const state = kickOff({ cards: even }, even);
    expect(matchView(state, ALICE).rounds[0]!.tieBreak).toEqual({
      by: 'attribute',
      attribute: order[2],
    });
    expect(matchView(playOn(state), null).rounds[0]!.tieBreak).toMatchObject({ values: [75, 76] });
  });

  test('[V6] a squad shows its deck, never its line-up, and a moment without its card', () => {
    const decks: [MatchCard[], MatchCard[]] = [
      testDeck(100, 'Rare', 75),
      testDeck(200, 'Rare', 75),
    ];
    const brought: [MatchCard[], MatchCard[]] = [decks[0].slice(2, 7), decks[1].slice(0, 5)];
    const state = kickOff({ mode: 'squad', cards: decks }, brought);
    const view = matchView(state, BILLY);
    expect(view.players[0].deck).toHaveLength(10);
    expect(view.players[0].lineup).toBeUndefined();
    expect(view.players[1].lineup).toEqual(brought[1]);
    expect(JSON.stringify(view.rounds)).not.toContain('cardId');
    const over = matchView(playOn(state), null);
    expect(over.players[0].lineup).toEqual(brought[0]);
    expect(JSON.stringify(over.rounds)).toContain('cardId');
  });

  test('[V7] whatever else a caller hangs on a card stays out of the match', () => {
    const chatty = { ...testCard(1, 'Rare', 78), owner: 'the whole address book' };
    const state = begin({ cards: [[chatty], announced[1]] });
    expect(JSON.stringify(state)).not.toContain('address book');
  });
});
