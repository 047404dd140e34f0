import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { MOST_GIVEN_BACK_MS } from '../economy/deadlines.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { replay } from './apply.ts';
import type { MatchCard } from './cards.ts';
import { proofFromFacts, proofOf } from './proof.ts';
import type { FinishedState, PickState } from './state.ts';
import {
  act,
  begin,
  commitAction,
  expire,
  kickOff,
  openAction,
  pick,
  playOn,
  refusal,
  START,
  secretFor,
  testCard,
} from './test-matches.ts';
import { verifyProof } from './verify.ts';

const flea = testCard(1, 'Rare', 78);
const kaiser = testCard(2, 'Rare', 74);
const cards: [MatchCard[], MatchCard[]] = [[flea], [kaiser]];

function picking(state: ReturnType<typeof begin>): PickState {
  if (state.phase !== 'pick') throw new Error(`expected pick, got ${state.phase}`);
  return state;
}

/** Gives `seat` the higher number on exactly these attributes. */
function duelWon(by: Partial<Record<Attribute, 0 | 1>>, rest: 0 | 1) {
  const value = (seat: 0 | 1) => (attribute: Attribute) =>
    [attribute, (by[attribute] ?? rest) === seat ? 80 : 70] as const;
  const card = (id: number, seat: 0 | 1) =>
    testCard(id, 'Rare', 0, Object.fromEntries(ATTRIBUTES.map(value(seat))));
  return [[card(1, 0)], [card(2, 1)]] as [MatchCard[], MatchCard[]];
}

/** The attribute this match draws for round 1, found by playing it with neutral cards. */
const drawn = picking(kickOff({ cards }, cards)).rounds[0]!.attribute;

describe('the rounds', () => {
  test('[D10] round 1 is the first attribute of an order nobody could know', () => {
    const state = picking(kickOff({ cards }, cards));
    expect(state.rounds[0]).toMatchObject({
      attribute: state.fate.order[0],
      pickedBy: null,
      byClock: false,
    });
    const orders = new Set(
      ['a', 'b', 'c'].map((seed) =>
        picking(kickOff({ cards, serverSeed: sha256Hex(seed) }, cards)).fate.order.join(),
      ),
    );
    expect(orders.size).toBe(3);
  });

  test('[R1] the server and either player alone can make the order another one', () => {
    const orders = new Set<string>();
    for (const [server, a, b] of ['xyz', 'Xyz', 'xYz', 'xyZ'].map((text) => [...text])) {
      let state = begin({ cards, serverSeed: sha256Hex(server!) });
      const secrets = [secretFor('r', 0, a), secretFor('r', 1, b)] as const;
      for (const seat of [0, 1] as const) {
        state = act(state, commitAction(state, seat, cards[seat], secrets[seat]));
      }
      for (const seat of [0, 1] as const) {
        state = act(state, openAction(state, seat, cards[seat], secrets[seat]));
      }
      orders.add(picking(state).fate.order.join());
    }
    expect(orders.size).toBe(4);
  });

  test('[D11] the loser of round 1 picks round 2', () => {
    for (const winner of [0, 1] as const) {
      const hands = duelWon({}, winner);
      expect(picking(kickOff({ cards: hands }, hands)).turn).toBe(winner === 0 ? 1 : 0);
    }
  });

  test('[D12] at 1:1 the winner of round 1 picks round 3', () => {
    const hands = duelWon({ [drawn]: 0 }, 1);
    const state = picking(kickOff({ cards: hands }, hands));
    expect(state.turn).toBe(1);
    const free = ATTRIBUTES.filter((attribute) => attribute !== drawn);
    const level = picking(pick(state, free[0]!));
    expect(level.turn).toBe(0);
    expect(pick(level, free[1]!)).toMatchObject({
      phase: 'finished',
      result: { winner: 1, reason: 'points' },
    });
  });

  test('[D12] two rounds won end it: there is no third', () => {
    const hands = duelWon({}, 0);
    const state = kickOff({ cards: hands }, hands);
    const free = ATTRIBUTES.find((attribute) => attribute !== drawn)!;
    expect(pick(state, free)).toMatchObject({ phase: 'finished', result: { winner: 0 } });
  });

  test('[D13] no attribute is played twice, none out of turn, none that does not exist', () => {
    const state = picking(kickOff({ cards }, cards));
    const free = ATTRIBUTES.find((attribute) => attribute !== drawn)!;
    const at = state.deadline - 1;
    const action = { type: 'pick', seat: state.turn, at } as const;
    expect(refusal(state, { ...action, attribute: drawn })).toBe('pick/attribute-used');
    expect(refusal(state, { ...action, attribute: 'luck' as Attribute })).toBe(
      'pick/unknown-attribute',
    );
    const wrongSeat = state.turn === 0 ? 1 : 0;
    expect(refusal(state, { ...action, seat: wrongSeat, attribute: free })).toBe(
      'pick/not-your-turn',
    );
    expect(refusal(state, { ...action, attribute: free, at: state.deadline })).toBe(
      'match/deadline-passed',
    );
  });

  test('[D14] equal values fall to the next attribute of the order, used ones included', () => {
    const even = testCard(1, 'Rare', 75);
    const { order } = picking(kickOff({ cards }, cards)).fate;
    const decider = order[3]!;
    const better = testCard(2, 'Rare', 75, { [decider]: 76 });
    const hands: [MatchCard[], MatchCard[]] = [[even], [better]];
    const state = picking(kickOff({ cards: hands }, hands));
    expect(state.rounds[0]).toMatchObject({
      values: [75, 75],
      winner: 1,
      tieBreak: { by: 'attribute', attribute: decider, values: [75, 76] },
    });
    // Picking behind the decider walks round the table and meets it again.
    const end = pick(state, order[4]!);
    expect(end).toMatchObject({ phase: 'finished' });
    expect(end.phase === 'finished' && end.rounds[1]!.tieBreak).toMatchObject({
      attribute: decider,
    });
  });

  test('[D15] ten equal attributes fall to the coin', () => {
    const hands: [MatchCard[], MatchCard[]] = [
      [testCard(1, 'Rare', 75)],
      [testCard(2, 'Rare', 75)],
    ];
    const winners = new Set<number | null>();
    for (let seed = 0; seed < 12; seed += 1) {
      const state = picking(
        kickOff({ cards: hands, serverSeed: sha256Hex(`coin ${seed}`) }, hands),
      );
      expect(state.rounds[0]!.tieBreak).toEqual({ by: 'coin' });
      expect(state.rounds[0]!.winner).toBe(state.fate.coin);
      winners.add(state.fate.coin);
    }
    expect(winners.size).toBe(2);
  });

  test('[D16] when 30 seconds run out the engine takes that player’s best free attribute', () => {
    const own = testCard(1, 'Rare', 70, { vision: 85, pace: 84, [drawn]: 60 });
    const hands: [MatchCard[], MatchCard[]] = [[own], [testCard(2, 'Rare', 72)]];
    const state = picking(kickOff({ cards: hands }, hands));
    expect(state.turn).toBe(0);
    const next = picking(expire(state));
    const best = drawn === 'vision' ? 'pace' : 'vision';
    expect(next.rounds[1]).toMatchObject({
      attribute: best,
      pickedBy: 0,
      byClock: true,
      winner: 0,
    });
    expect(next.deadline).toBe(state.deadline + 30_000);
  });
});

describe('leaving, downtime, logs', () => {
  test('[D17] a player may concede in every phase, even after a deadline', () => {
    const fresh = begin({ cards });
    const half = act(fresh, commitAction(fresh, 0, [flea]));
    const open = act(half, commitAction(half, 1, [kaiser]));
    for (const state of [fresh, half, open, kickOff({ cards }, cards)]) {
      expect(act(state, { type: 'concede', seat: 0, at: START + 900_000 })).toMatchObject({
        phase: 'finished',
        result: { winner: 1, reason: 'conceded' },
      });
    }
  });

  test('[D18] time the server was away is given back', () => {
    const state = begin({ cards });
    const later = act(state, { type: 'give-back', ms: 45_000, at: START + 100_000 });
    expect(later).toMatchObject({ deadline: START + 105_000 });
    expect(refusal(later, commitAction(later, 0, [flea], undefined, START + 104_999))).toBe(
      'accepted',
    );
    for (const ms of [0, -1, 0.5, Number.NaN]) {
      expect(refusal(state, { type: 'give-back', ms, at: START })).toBe('give-back/malformed');
    }
  });

  test('[D18] beyond a quarter of an hour in all, a staked match is void in any phase, and its proof says so', () => {
    const fresh = begin({ cards });
    const half = act(fresh, commitAction(fresh, 0, [flea]));
    for (const state of [fresh, half, kickOff({ cards }, cards)]) {
      const at = START + 5_000_000;
      const most = act(state, { type: 'give-back', ms: MOST_GIVEN_BACK_MS, at });
      expect(most.phase).toBe(state.phase);
      const over = act(most, { type: 'give-back', ms: 1, at });
      expect(over).toMatchObject({
        phase: 'finished',
        result: { winner: null, reason: 'outage' },
      });
      const proof = JSON.parse(JSON.stringify(proofOf(over as FinishedState)));
      expect(verifyProof(proof)).toEqual({ ok: true });
      expect(proof.payout).toMatchObject({ payouts: [1000, 1000], cardToWinner: null });
      const denied = { ...proof, outage: undefined };
      expect(verifyProof(denied).ok).toBe(false);
    }
  });

  test('[D18] nobody voids a match that was decided by calling it an outage', () => {
    const proof = proofOf(playOn(kickOff({ cards }, cards)));
    expect(() => proofFromFacts({ ...proof, outage: true })).toThrow('outage');
  });

  test('[D18] where nothing is staked all of it is given back', () => {
    const state = begin({ cards, terms: { kind: 'practice' } });
    const later = act(state, { type: 'give-back', ms: 4 * MOST_GIVEN_BACK_MS, at: START });
    expect(later).toMatchObject({ phase: 'commit', deadline: START + 61 * 60_000 });
  });

  test('[D19] nothing moves a finished match', () => {
    const over = playOn(kickOff({ cards }, cards));
    expect(refusal(over, { type: 'concede', seat: 0, at: START })).toBe('match/finished');
    expect(refusal(over, { type: 'timeout', at: START + 1e9 })).toBe('match/finished');
    expect(refusal(over, commitAction(over, 0, [flea]))).toBe('match/finished');
  });

  test('[D19] every action out of its phase is refused by name', () => {
    const commit = begin({ cards });
    const half = act(commit, commitAction(commit, 0, [flea]));
    const open = act(half, commitAction(half, 1, [kaiser]));
    const picks = kickOff({ cards }, cards);
    const choice = { type: 'pick', seat: 0, attribute: 'pace', at: START } as const;
    expect(refusal(commit, openAction(commit, 0, [flea]))).toBe('open/wrong-phase');
    expect(refusal(commit, choice)).toBe('pick/wrong-phase');
    expect(refusal(open, commitAction(open, 0, [flea]))).toBe('commit/wrong-phase');
    expect(refusal(open, choice)).toBe('pick/wrong-phase');
    expect(refusal(picks, openAction(picks, 0, [flea]))).toBe('open/wrong-phase');
    expect(refusal(picks, { ...choice, at: Number.NaN })).toBe('match/malformed-time');
  });

  test('[D20] a log with a foreign or repeated event is refused, not guessed at', () => {
    const state = begin({ cards });
    const round = picking(kickOff({ cards }, cards)).rounds[0]!;
    const forged = { type: 'round-played', round, turn: 0, deadline: 1, at: 1 } as const;
    expect(() => replay(state, [forged])).toThrow(/cannot follow/);
    const over = playOn(kickOff({ cards }, cards));
    expect(() => replay(over, [forged])).toThrow(/cannot follow/);
  });

  test('[D20] a state cannot be edited by hand outside production', () => {
    const state = begin({ cards }) as { deadline: number };
    expect(() => {
      state.deadline = 0;
    }).toThrow(TypeError);
  });
});
