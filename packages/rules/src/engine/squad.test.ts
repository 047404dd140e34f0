import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { Rarity } from '../rarity.ts';
import type { MatchCard } from './cards.ts';
import { commitmentOf, findCommittedCards } from './commitment.ts';
import type { FinishedState, MatchState, PickState } from './state.ts';
import {
  ALICE,
  act,
  begin,
  commitAction,
  expire,
  kickOff,
  openAction,
  refusal,
  secretFor,
  step,
  testCard,
  testDeck,
} from './test-matches.ts';

interface Side {
  /** What the five have on everything. */
  readonly five: readonly number[];
  readonly bench?: readonly number[];
  readonly benchTier?: Rarity;
  readonly benchCharisma?: number;
}

/** Decks whose first five play in order. */
function squads(a: Side, b: Side): [MatchCard[], MatchCard[]] {
  const deck = (side: Side, firstId: number) => [
    ...side.five.map((base, i) => testCard(firstId + i, 'Rare', base)),
    ...(side.bench ?? [75, 75, 75, 75, 75]).map((base, i) =>
      testCard(
        firstId + 5 + i,
        side.benchTier ?? 'Rare',
        base,
        side.benchCharisma === undefined ? {} : { charisma: side.benchCharisma },
      ),
    ),
  ];
  return [deck(a, 100), deck(b, 200)];
}

function start(cards: [MatchCard[], MatchCard[]], serverSeed = sha256Hex('squad')): PickState {
  const first = [cards[0].slice(0, 5), cards[1].slice(0, 5)] as const;
  const state = kickOff({ mode: 'squad', cards, serverSeed }, first);
  if (state.phase !== 'pick') throw new Error(state.phase);
  return state;
}

function playAll(state: MatchState): FinishedState {
  let current = state;
  while (current.phase === 'pick') current = step(current);
  if (current.phase !== 'finished') throw new Error(current.phase);
  return current;
}

describe('five from ten', () => {
  const deck = testDeck(100, 'Rare', 78);
  const other = testDeck(200, 'Rare', 74);
  const cards: [MatchCard[], MatchCard[]] = [deck, other];
  const opening = (lineup: readonly MatchCard[]) => {
    let state = begin({ mode: 'squad', cards });
    state = act(state, commitAction(state, 0, lineup));
    state = act(state, commitAction(state, 1, other.slice(0, 5)));
    return { state, action: openAction(state, 0, lineup) };
  };

  test('[S1] the hash covers five cards in playing order', () => {
    const { seed, salt } = secretFor('m', 0);
    const parts = { mode: 'squad', matchId: 'm', address: ALICE, seed, salt } as const;
    const commitment = commitmentOf({ ...parts, cardIds: [5, 4, 3, 2, 1] });
    expect(commitment).toBe(
      sha256Hex(`goat-squad-v1|m|${ALICE.toLowerCase()}|5,4,3,2,1|${seed}|${salt}`),
    );
    expect(commitmentOf({ ...parts, cardIds: [1, 2, 3, 4, 5] })).not.toBe(commitment);
  });

  test('[S1] a cleared browser finds its line-up among all 30,240', () => {
    const parts = { mode: 'squad', matchId: 'm', address: ALICE, ...secretFor('m', 0) } as const;
    const cardIds = [8, 6, 1, 9, 10];
    const own = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(findCommittedCards(commitmentOf({ ...parts, cardIds }), parts, own)).toEqual(cardIds);
  });

  test('[S2] four, six, doubled or borrowed cards are no line-up', () => {
    for (const lineup of [
      deck.slice(0, 4),
      deck.slice(0, 6),
      [...deck.slice(0, 4), deck[0]!],
      [...deck.slice(0, 4), other[0]!],
    ]) {
      const { state, action } = opening(lineup);
      expect(refusal(state, action)).toBe('open/wrong-lineup');
    }
    const { state, action } = opening(deck.slice(5));
    expect(refusal(state, action)).toBe('accepted');
  });

  test('[S2] a line-up plays with the numbers of its announced deck', () => {
    const boosted = deck.slice(0, 5).map((card) => testCard(card.id, 'Legendary', 100));
    const { state, action } = opening(boosted);
    const after = act(state, action);
    expect(after.phase === 'open' && after.openings[0]!.cards).toEqual(deck.slice(0, 5));
  });

  test('[S3] whoever sends nothing plays the first five of the deck', () => {
    const state = expire(begin({ mode: 'squad', cards }));
    expect(state.phase === 'pick' && state.openings[0].cards).toEqual(deck.slice(0, 5));
  });
});

describe('five rounds', () => {
  test('[S4] each round plays the next card of both line-ups, for one point', () => {
    const state = start(squads({ five: [80, 70, 80, 70, 80] }, { five: [75, 75, 75, 75, 75] }));
    const over = playAll(state);
    expect(over.rounds.map((round) => round.values)).toEqual([
      [80, 75],
      [70, 75],
      [80, 75],
      [70, 75],
      [80, 75],
    ]);
    expect(over.rounds.map((round) => round.winner)).toEqual([0, 1, 0, 1, 0]);
    expect(over.result).toEqual({ winner: 0, reason: 'points' });
  });

  test('[S5] round 1 is chance, then the loser of the last round picks', () => {
    const over = playAll(
      start(squads({ five: [80, 70, 80, 70, 80] }, { five: [75, 75, 75, 75, 75] })),
    );
    expect(over.rounds.map((round) => round.pickedBy)).toEqual([null, 1, 0, 1, 0]);
  });

  test('[S5] no attribute is played twice', () => {
    const state = start(squads({ five: [80, 70, 80, 70, 80] }, { five: [75, 75, 75, 75, 75] }));
    const { turn, rounds, deadline } = state;
    const action = { type: 'pick', seat: turn, attribute: rounds[0]!.attribute } as const;
    expect(refusal(state, { ...action, at: deadline - 1 })).toBe('pick/attribute-used');
  });

  test('[S6] a lead that cannot be caught ends the match', () => {
    const over = playAll(
      start(squads({ five: [80, 80, 80, 80, 80] }, { five: [70, 70, 70, 70, 70] })),
    );
    expect(over.rounds).toHaveLength(3);
    expect(over.result).toEqual({ winner: 0, reason: 'points' });
  });

  test('[S7] the clock picks the best attribute of the card that is on', () => {
    const cards = squads({ five: [70, 70, 70, 70, 70] }, { five: [75, 75, 75, 75, 75] });
    const state0 = start(cards);
    const special = ATTRIBUTES.find((attribute) => attribute !== state0.rounds[0]!.attribute)!;
    cards[0][1] = testCard(101, 'Rare', 70, { [special]: 85 });
    const state = start(cards);
    expect(state.turn).toBe(0);
    const next = expire(state);
    expect(next.phase === 'pick' && next.rounds[1]).toMatchObject({
      attribute: special,
      byClock: true,
      pickedBy: 0,
      winner: 0,
    });
  });
});

describe('Iconic Moments', () => {
  const even = [75, 75, 75, 75, 75];

  test('[S8] a tied round draws one card of each bench and the higher GOAT Score takes it', () => {
    const state = start(
      squads({ five: even, bench: [79, 79, 79, 79, 79] }, { five: even, bench: even }),
    );
    expect(state.rounds[0]).toMatchObject({
      values: [75, 75],
      winner: 0,
      tieBreak: { by: 'moments', decided: 'score' },
    });
    const { tieBreak } = state.rounds[0]!;
    const drawn = tieBreak?.by === 'moments' ? tieBreak.moments[0].cardId : 0;
    expect(drawn).toBe(state.fate.benches[0][0]!.id);
    expect(state.openings[0].cards.map((card) => card.id)).not.toContain(drawn);
  });

  test('[S9] a Legendary moment wins outright, even against a higher score', () => {
    const state = start(
      squads(
        { five: even, bench: [90, 90, 90, 90, 90], benchTier: 'Legendary' },
        { five: even, bench: [95, 95, 95, 95, 95], benchTier: 'Epic' },
      ),
    );
    expect(state.rounds[0]).toMatchObject({
      winner: 0,
      tieBreak: { decided: 'legendary', moments: [{ value: 90 }, { value: 95 }] },
    });
  });

  test('[S10] two Legendary moments compare Charisma', () => {
    const bench = [94, 94, 94, 94, 94];
    const legendary = { five: even, bench, benchTier: 'Legendary' } as const;
    const state = start(
      squads({ ...legendary, benchCharisma: 91 }, { ...legendary, benchCharisma: 99 }),
    );
    expect(state.rounds[0]).toMatchObject({
      winner: 1,
      tieBreak: { decided: 'charisma', moments: [{ value: 91 }, { value: 99 }] },
    });
  });

  test('[S11] equal moments share the round: no point, and no moment is drawn twice', () => {
    const over = playAll(start(squads({ five: even }, { five: even })));
    expect(over.rounds.map((round) => round.winner)).toEqual([null, null, null, null, null]);
    const drawn = over.rounds.map((round) =>
      round.tieBreak?.by === 'moments' ? round.tieBreak.moments[0].cardId : 0,
    );
    expect([...drawn].sort()).toEqual([105, 106, 107, 108, 109]);
  });

  test('[S12] after a shared round the other player picks; before any pick, the coin', () => {
    const over = playAll(start(squads({ five: even }, { five: even })));
    const first = over.fate!.coin;
    const second = first === 0 ? 1 : 0;
    expect(over.rounds.map((round) => round.pickedBy)).toEqual([
      null,
      first,
      second,
      first,
      second,
    ]);
  });

  test('[S13] level after five: the remaining cards’ combined GOAT Score decides', () => {
    // Two rounds each and one shared; one moment a side is spent, four cards remain.
    const five = [80, 70, 80, 70, 75];
    const a = { five, bench: [75, 75, 75, 75, 75] };
    const b = { five: even, bench: [75, 75, 75, 75, 75] };
    const level = playAll(start(squads(a, b)));
    expect(level.rounds.map((round) => round.winner)).toEqual([0, 1, 0, 1, null]);
    expect(level.result).toEqual({ winner: level.fate!.coin, reason: 'coin' });
    for (const rich of [0, 1] as const) {
      // Only a bench card that was not drawn is enriched, so the shared round stays shared.
      const drawn = level.fate!.benches[rich][0]!.id;
      const cards = squads(a, b);
      cards[rich] = cards[rich].map((card, i) =>
        i >= 5 && card.id !== drawn ? testCard(card.id, 'Rare', 80) : card,
      );
      expect(playAll(start(cards)).result).toEqual({ winner: rich, reason: 'remaining' });
    }
  });

  test('[S13] a moment that was drawn is spent: it does not count among the remaining', () => {
    const bench = [94, 94, 94, 94, 94];
    const legendary = { bench, benchTier: 'Legendary', benchCharisma: 95 } as const;
    const cards = squads(
      { five: [80, 70, 80, 70, 75], ...legendary },
      { five: even, ...legendary },
    );
    const drawn = start(cards).fate.benches[0][0]!.id;
    cards[0] = cards[0].map((card) =>
      card.id === drawn ? testCard(drawn, 'Legendary', 100, { charisma: 95 }) : card,
    );
    const over = playAll(start(cards));
    expect(over.rounds[4]).toMatchObject({ winner: null, tieBreak: { decided: 'shared' } });
    expect(over.result.reason).toBe('coin');
  });

  test('[S14] when even that is equal the coin decides, and it has two sides', () => {
    const winners = new Set<number | null>();
    for (let seed = 0; seed < 12; seed += 1) {
      const over = playAll(start(squads({ five: even }, { five: even }), sha256Hex(`${seed}`)));
      expect(over.result).toEqual({ winner: over.fate!.coin, reason: 'coin' });
      winners.add(over.result.winner);
    }
    expect(winners.size).toBe(2);
  });
});
