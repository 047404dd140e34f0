import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { MatchCard } from './cards.ts';
import { decidersOf, openDeciders, pickable, strikesWith } from './deciders.ts';
import olderProofs from './older-proofs.json' with { type: 'json' };
import { type MatchProof, proofFromFacts, proofOf } from './proof.ts';
import { readFacts } from './proof-facts.ts';
import rules2Proofs from './rules-2-proofs.json' with { type: 'json' };
import { sealFacts } from './seals.ts';
import { type FinishedState, type MatchState, type PickState, tableOf } from './state.ts';
import {
  act,
  byOlderRules,
  expire,
  kickOff,
  pick,
  playOn,
  refusal,
  step,
  strike,
  testCard,
} from './test-matches.ts';
import { verifyProof } from './verify.ts';
import { matchView } from './view.ts';

/** Seat 0 is better everywhere, so seat 1 picks round 2. */
const strong = testCard(1, 'Rare', 80);
const weak = testCard(2, 'Rare', 72, { pace: 75, vision: 74 });

function picking(state: MatchState): PickState {
  if (state.phase !== 'pick') throw new Error(state.phase);
  return state;
}

function over(state: MatchState): FinishedState {
  if (state.phase !== 'finished') throw new Error(state.phase);
  return state;
}

function duel(cards: readonly [MatchCard, MatchCard] = [strong, weak], seed = 'server'): PickState {
  const hands = [[cards[0]], [cards[1]]] as const;
  return picking(kickOff({ cards: hands, serverSeed: sha256Hex(seed) }, hands));
}

/** A duel that goes to round 3: seat 1 wins what it picks in round 2. */
function levelDuel(): { state: PickState; won: Attribute } {
  const first = duel().fate.order[0]!;
  const won = ATTRIBUTES.find((each) => each !== first && !openOf(duel()).includes(each))!;
  return { state: duel([strong, { ...weak, attributes: { ...weak.attributes, [won]: 99 } }]), won };
}

const openOf = (state: PickState) => openDeciders(tableOf(state));

describe('three deciders of a duel', () => {
  test('[D10a] with round 1 places 2, 3 and 4 of the order are turned up, for everybody', () => {
    const state = duel();
    const expected = state.fate.order.slice(1, 4);
    for (const viewer of [state.players[0].address, state.players[1].address, null]) {
      const { deciders, choices, step: asked, rules } = matchView(state, viewer);
      expect(deciders).toMatchObject(expected.map((attribute) => ({ attribute, state: 'open' })));
      expect({ asked, rules, free: choices.length }).toEqual({ asked: 'pick', rules: 3, free: 9 });
    }
  });

  test('[D11] round 2 is picked from all nine, and one decider goes with it', () => {
    const state = duel();
    const table = tableOf(state);
    expect(pickable(table)).toHaveLength(9);
    for (const attribute of pickable(table)) {
      const due = strikesWith(table, attribute);
      expect(due).toEqual(openOf(state).includes(attribute) ? [] : openOf(state));
    }
  });

  test('[D11] the decider that is played in round 2 is the one that goes', () => {
    const state = duel([strong, { ...weak, attributes: { ...weak.attributes, ...all(99) } }]);
    const [played] = openOf(state);
    const after = pick(state, played!);
    if (after.phase !== 'pick') return expect(after.phase).toBe('finished');
    expect(decidersOf(tableOf(after)).map((each) => each.state)).toEqual([
      'played',
      'open',
      'open',
    ]);
  });

  test('[D12] at 1:1 round 3 is one of the two that are left, and of no others', () => {
    const { state, won } = levelDuel();
    const [first, second, third] = openOf(state);
    const level = picking(pick(state, won, second));
    expect(level.turn).toBe(0);
    expect(matchView(level, null).deciders).toMatchObject([
      { attribute: first, state: 'open' },
      { attribute: second, state: 'struck' },
      { attribute: third, state: 'open' },
    ]);
    expect(new Set(matchView(level, null).choices)).toEqual(new Set([first, third]));
    expect(matchView(level, null).rounds[1]?.struck).toBe(second);
    const at = level.deadline - 1;
    for (const attribute of ATTRIBUTES) {
      const allowed = attribute === first || attribute === third;
      const used = level.rounds.some((round) => round.attribute === attribute);
      expect(refusal(level, { type: 'pick', seat: 0, attribute, at })).toBe(
        allowed ? 'accepted' : used ? 'pick/attribute-used' : 'pick/not-a-decider',
      );
    }
    const done = over(pick(level, third!));
    expect(done.rounds).toHaveLength(3);
    expect(verifyProof(JSON.parse(JSON.stringify(proofOf(done))))).toEqual({ ok: true });
  });

  test('[D13] a strike that is missing, not due or no decider is refused and changes nothing', () => {
    const state = duel();
    const before = JSON.stringify(state);
    const [decider, other] = openOf(state);
    const plain = pickable(tableOf(state)).find((each) => !openOf(state).includes(each))!;
    const at = state.deadline - 1;
    const attempt = (attribute: Attribute, struck?: Attribute) =>
      refusal(state, { type: 'pick', seat: 1, attribute, strike: struck, at });
    expect(attempt(plain)).toBe('pick/strike-missing');
    expect(attempt(plain, plain)).toBe('pick/strike-refused');
    expect(attempt(decider!, other)).toBe('pick/strike-refused');
    expect(attempt(plain, 'luck' as Attribute)).toBe('pick/unknown-attribute');
    expect(attempt(plain, other)).toBe('accepted');
    expect(attempt(decider!)).toBe('accepted');
    const strikeAlone = { type: 'strike', seat: 1, attribute: decider!, at } as const;
    expect(refusal(state, strikeAlone)).toBe('pick/strike-refused');
    expect(refusal(state, { ...strikeAlone, seat: 0 })).toBe('pick/not-your-turn');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[D16] the clock picks the best and crosses out the own lowest, the earlier of equals', () => {
    const state = duel();
    const after = expire(state);
    const { strike: struck, rounds } = over(after);
    const card = weak.attributes;
    expect(card[rounds[1]!.attribute]).toBe(
      Math.max(...pickable(tableOf(state)).map((each) => card[each])),
    );
    const open = openOf(state);
    if (open.includes(rounds[1]!.attribute)) return expect(struck).toBeUndefined();
    const lowest = open.reduce((low, each) => (card[each] < card[low] ? each : low));
    expect(struck).toEqual({ attribute: lowest, byClock: true });
  });
});

function all(value: number): Record<Attribute, number> {
  return Object.fromEntries(ATTRIBUTES.map((each) => [each, value])) as Record<Attribute, number>;
}

describe('three deciders of a squad', () => {
  const five = (values: readonly number[], id: number) => [
    ...values.map((value, i) => testCard(id + i, 'Rare', value)),
    ...Array.from({ length: 5 }, (_, i) => testCard(id + 5 + i, 'Rare', 75)),
  ];
  function squad(first: readonly number[], second: readonly number[]): PickState {
    const cards: [MatchCard[], MatchCard[]] = [five(first, 100), five(second, 200)];
    const lineups = [cards[0].slice(0, 5), cards[1].slice(0, 5)] as const;
    return picking(kickOff({ mode: 'squad', cards }, lineups));
  }
  function at22(): PickState {
    let state: MatchState = squad([80, 70, 80, 70, 80], [75, 75, 75, 75, 75]);
    for (let i = 0; i < 3; i += 1) state = step(picking(state));
    return picking(state);
  }

  test('[S5a] at 2:2 the next three free attributes are turned up and one is crossed out', () => {
    const state = at22();
    const view = matchView(state, null);
    expect({ score: view.score, asked: view.step }).toEqual({ score: [2, 2], asked: 'strike' });
    const used = state.rounds.map((round) => round.attribute);
    const next = state.fate.order.filter((each) => !used.includes(each)).slice(0, 3);
    expect(view.deciders.map((each) => each.attribute)).toEqual(next);
    // Seat 1 won round 4, so seat 0 picks round 5, and seat 1 crosses out.
    expect(state.turn).toBe(1);
    const after = picking(strike(state, next[1]!));
    expect(after.turn).toBe(0);
    expect(after.deadline).toBeGreaterThan(state.deadline - 1);
    expect(new Set(pickable(tableOf(after)))).toEqual(new Set([next[0], next[2]]));
    const done = over(step(after));
    expect(matchView(done, null).rounds[4]?.struck).toBe(next[1]);
    expect(verifyProof(JSON.parse(JSON.stringify(proofOf(done))))).toEqual({ ok: true });
  });

  test('[S5a] a pick before the strike, a strike of another attribute and of the other player', () => {
    const state = at22();
    const at = state.deadline - 1;
    const [first] = openOf(state);
    const played = state.rounds[0]!.attribute;
    expect(refusal(state, { type: 'pick', seat: 1, attribute: first!, at })).toBe(
      'pick/strike-missing',
    );
    expect(refusal(state, { type: 'strike', seat: 1, attribute: played, at })).toBe(
      'pick/strike-refused',
    );
    expect(refusal(state, { type: 'strike', seat: 0, attribute: first!, at })).toBe(
      'pick/not-your-turn',
    );
  });

  test('[S5a] the clock crosses out the own lowest, then picks the best of the two left', () => {
    const state = at22();
    const struck = picking(expire(state));
    expect(struck.strike?.byClock).toBe(true);
    const done = over(expire(struck));
    expect(verifyProof(JSON.parse(JSON.stringify(proofOf(done))))).toEqual({ ok: true });
  });

  test('[S5a] conceding between strike and pick keeps the strike in the proof', () => {
    const state = at22();
    const struck = strike(state, openOf(state)[0]!);
    const done = over(act(struck, { type: 'concede', seat: 0, at: state.deadline }));
    const proof = proofOf(done);
    expect(proof.strike?.attribute).toBe(openOf(state)[0]);
    expect(verifyProof(JSON.parse(JSON.stringify(proof)))).toEqual({ ok: true });
  });

  test('[S5a] a squad that is not level after four rounds has no deciders', () => {
    let state: MatchState = squad([80, 80, 70, 75, 80], [75, 75, 75, 75, 75]);
    for (let i = 0; i < 3; i += 1) state = step(picking(state));
    expect(matchView(state, null).deciders).toEqual([]);
  });
});

describe('a match of the older rules', () => {
  test('[P1] a proof that was given out before there were deciders still verifies', () => {
    for (const proof of olderProofs) {
      expect(verifyProof(proof)).toEqual({ ok: true });
      expect(verifyProof({ ...proof, rules: 2 }).ok).toBe(false);
    }
  });

  test('[D14] of rules 2 keeps its proof, also where a tie fell on what was crossed out', () => {
    for (const proof of rules2Proofs) {
      expect(verifyProof(proof)).toEqual({ ok: true });
      expect(verifyProof({ ...proof, rules: 3 }).ok).toBe(false);
    }
    const [, tied] = rules2Proofs;
    const { attribute: gone } = tied!.strike;
    expect(tied?.rounds[1]?.tieBreak?.attribute).toBe(gone);
    // The same match by today's rules: the tie passes over it.
    const facts = { ...readFacts(tied as never), rules: 3, conceded: 0 } as const;
    const { tieBreak } = proofFromFacts(facts).rounds[1]!;
    expect(tieBreak?.by === 'attribute' && tieBreak.attribute !== gone).toBe(true);
  });

  test('[D10a] has no deciders and no crowd, takes any free attribute and proves as before', () => {
    const older = byOlderRules(duel());
    const view = matchView(older, null);
    expect(view.deciders).toEqual([]);
    expect('rules' in view).toBe(false);
    const done = over(playOn(older));
    const proof = proofOf(done);
    for (const newer of ['rules', 'strike', 'deciders', 'crowd'])
      expect(newer in proof).toBe(false);
    expect(verifyProof(JSON.parse(JSON.stringify(proof)))).toEqual({ ok: true });
  });
});

describe('a forged strike', () => {
  const { state, won } = levelDuel();
  const [first, second, third] = openOf(state);
  const honest = proofOf(over(pick(pick(state, won, second), third!)));
  function forged(change: Partial<MatchProof>): unknown {
    const { strike: _, ...facts } = readFacts(JSON.parse(JSON.stringify(honest)));
    const { strike: __, ...rest } = JSON.parse(JSON.stringify(honest));
    return { ...rest, ...change, ...sealFacts({ ...facts, ...change }) };
  }

  test('[P4] is named: another decider, none at all, an attribute that was none, or the clock', () => {
    const cases: [Partial<MatchProof>, string][] = [
      [{ strike: { attribute: third!, byClock: false } }, 'picks[1].attribute'],
      [{}, 'strike'],
      [{ strike: { attribute: won, byClock: false } }, 'strike.attribute'],
      [{ strike: { attribute: second!, byClock: true } }, 'strike.byClock'],
    ];
    for (const [change, field] of cases) {
      expect(verifyProof(forged(change))).toMatchObject({ ok: false, field });
    }
    // The decider that was not played could have been crossed out just as well: the seal tells.
    const swapped = { ...honest, strike: { attribute: first!, byClock: false } };
    expect(verifyProof(JSON.parse(JSON.stringify(swapped)))).toMatchObject({ field: 'strike' });
  });

  test('[P4] cannot be slipped into a match of the older rules', () => {
    const { rules: _, ...facts } = readFacts(JSON.parse(JSON.stringify(honest)));
    expect(() => proofFromFacts(facts)).toThrow('strike');
  });
});

describe('a proof that is consistent in itself', () => {
  const swap = testCard(9, 'Rare', 78);
  const cards = [[strong], [weak]] as const;
  const state = over(playOn(kickOff({ cards }, [[swap], [weak]])));
  const hands = [[strong, swap], [weak]] as const;
  const honest = proofOf(state, hands);
  const wire = () => JSON.parse(JSON.stringify(honest));
  /** Sealed again, with everything that follows recomputed. */
  function told(change: (facts: ReturnType<typeof readFacts>) => unknown): unknown {
    const facts = change(readFacts(wire())) as ReturnType<typeof readFacts>;
    return JSON.parse(JSON.stringify(proofFromFacts(facts)));
  }

  test('[P5] is held to what was seen of the match: its number, its rules and the hash', () => {
    const { matchId, serverSeedHash } = honest;
    expect(verifyProof(wire(), { matchId, serverSeedHash, rules: 3 })).toEqual({ ok: true });
    for (const [known, field] of [
      [{ matchId: 'another' }, 'matchId'],
      [{ serverSeedHash: sha256Hex('another') }, 'serverSeed'],
      [{ rules: null }, 'rules'],
      [{ rules: 2 }, 'rules'],
    ] as const) {
      expect(verifyProof(wire(), known)).toMatchObject({ ok: false, field });
    }
  });

  test('[P5] cannot be told by the older rules while it shows a hand', () => {
    const older = told(({ rules: _, strike: __, ...facts }) => ({
      ...facts,
      ...{ picks: [], conceded: 0 },
    }));
    expect(verifyProof(older)).toMatchObject({ ok: false, field: 'rules' });
  });

  test('[P5] cannot bring a card with other numbers than in the hand, or one that was not there', () => {
    const conceded = { picks: [], conceded: 1 } as const;
    const withPlayer = (player: object) =>
      told(({ strike: _, ...facts }) => ({
        ...facts,
        ...conceded,
        players: [{ ...facts.players[0], ...player }, facts.players[1]],
      }));
    const better = { ...swap, attributes: { ...swap.attributes, ...all(99) } };
    expect(verifyProof(withPlayer({ cards: [better] }))).toMatchObject({ ok: false });
    expect(verifyProof(withPlayer({ hand: [strong] }))).toMatchObject({
      field: 'players[0].cards[0]',
    });
    expect(verifyProof(withPlayer({ hand: [swap, strong] }))).toMatchObject({ ok: false });
    expect(
      verifyProof(withPlayer({ hand: [strong, swap, testCard(5, 'Epic', 90)] })),
    ).toMatchObject({ field: 'players[0].hand[2]' });
    expect(verifyProof(withPlayer({ address: honest.players[1].address }))).toMatchObject({
      field: 'players[1].address',
    });
  });

  test('[P3] seals that are not texts are named, however deep they go', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 200_000; i += 1) deep = [deep];
    const proof = { ...wire(), seals: { ...honest.seals, matchId: deep } };
    expect(verifyProof(proof)).toMatchObject({ ok: false, field: 'seals.matchId' });
  });
});
