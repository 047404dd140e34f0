import { beforeEach, describe, expect, test } from 'vitest';
import { DUEL_EXPIRY_MS, FRIENDLY_LINK_EXPIRY_MS, TIMING } from '../../economy/deadlines.ts';
import { GAMES_PER_CARD_PER_DAY, LIVE_FRIENDLIES, utcDay } from '../../economy/limits.ts';
import { proofOf } from '../../engine/proof.ts';
import { verifyProof } from '../../engine/verify.ts';
import { NO_SEASON } from '../../rating/seasons.ts';
import type { MatchFacts } from '../match/facts.ts';
import {
  ALICE,
  accept,
  BILLY,
  CAROL,
  commitTo,
  concede,
  open,
  openUp,
  startDuel,
} from '../match/test-play.ts';
import { faultsOf } from '../test-audit.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, loanKey, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, refusedWhole, runCommand, verdictOn } from '../test-world.ts';
import type { OpenCommand } from './commands.ts';
import type { OpeningFacts } from './facts.ts';

let world: World;
const CODE = 'a-code-that-nobody-guesses';
const FREE = { kind: 'friendly', stake: 0 } as const;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 0, [CAROL]: 0 });
  for (const [i, owner] of [ALICE, BILLY, CAROL].entries()) {
    for (let n = 0; n < 6; n += 1) addCard(world, 100 * (i + 1) + n, 'Common', { owner });
  }
  addCard(world, 210, 'Legendary', { owner: BILLY, level: 90 });
});

const friendly = (cardId: number, special: Partial<OpenCommand> = { code: CODE }) =>
  open(ALICE, cardId, { ...FREE, ...special });
const take = (opening: OpeningFacts, wallet: string, cardId: number, at = NOON) =>
  accept(wallet, opening, cardId, { code: opening.code, at });

let codes = 0;
function begin(mine = 100, theirs = 200, wallet = BILLY): MatchFacts {
  codes += 1;
  const { opening } = done(world, friendly(mine, { code: `${CODE} ${codes}` }));
  return done(world, take(opening, wallet, theirs)).match;
}

/** Everything but the match, its opening and the numbers that were given out. */
function leftBehind() {
  const { matches, openings, lastId, commitments, ...rest } = world;
  return structuredClone(
    Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'economy')),
  );
}

describe('a friendly', () => {
  test('does not tell which card its player has swapped into a staked match in secret', () => {
    const { opening } = done(world, friendly(101));
    world.balances.set(CAROL, 100_000);
    const staked = startDuel(world, [ALICE, 100], [CAROL, 300], { rarity: 'Common' });
    for (const [wallet, card] of [
      [ALICE, 101],
      [CAROL, 300],
    ] as const) {
      done(world, commitTo(staked, wallet, [card]));
    }
    for (const [wallet, card] of [
      [ALICE, 101],
      [CAROL, 300],
    ] as const) {
      done(world, openUp(staked, wallet, [card]));
    }
    expect(refusalOf(world, take(opening, CAROL, 301))).toBe('done');
  });

  test('leaves nothing behind, whoever wins: no HOOF, rest, +1, rating, history, week or count', () => {
    const before = leftBehind();
    const match = begin();
    for (const [wallet, card] of [
      [ALICE, 100],
      [BILLY, 200],
    ] as const) {
      done(world, commitTo(match, wallet, [card]));
    }
    done(world, openUp(match, ALICE, [100]));
    done(world, openUp(match, BILLY, [200]));
    done(world, concede(match, BILLY));
    done(world, concede(begin(101, 201), ALICE));
    expect(leftBehind()).toEqual(before);
    expect(faultsOf(world)).toEqual([]);
  });

  test('is played with a card that rests, has played enough, is lent, for sale or in the lobby', () => {
    addCard(world, 100, 'Common', { owner: ALICE, restsUntil: NOON + 1 });
    addCard(world, 101, 'Common', {
      ...{ owner: ALICE, gamesDay: utcDay(NOON), games: GAMES_PER_CARD_PER_DAY },
    });
    addCard(world, 102, 'Common', { owner: ALICE, asked: 5000 });
    done(world, open(ALICE, 103, { rarity: 'Common' }));
    world.loans.set(
      loanKey(ALICE, 900),
      addCard(world, 900, 'Common', { owner: ALICE, bond: 'lent' }),
    );
    for (const card of [100, 101, 102, 103, 900]) {
      const match = begin(card, 200);
      expect(match.state.players[0].announced[0]?.id).toBe(card);
      done(world, concede(match, BILLY));
    }
    expect(world.cards.get(103)?.busyWith).toMatch(/^challenge:/);
  });

  test('is refused a card that is in a live match, on the chain, or somebody else’s', () => {
    world.balances.set(BILLY, 100_000);
    startDuel(world, [ALICE, 100], [BILLY, 200], { rarity: 'Common' });
    expect(refusedWhole(world, friendly(100))).toBe('CARD_BUSY');
    begin(104, 201);
    expect(refusedWhole(world, friendly(104))).toBe('CARD_BUSY');
    addCard(world, 101, 'Common', { owner: ALICE, busyWith: 'chain:1000101' });
    expect(refusedWhole(world, friendly(101))).toBe('CARD_ON_CHAIN');
    addCard(world, 102, 'Common', { owner: ALICE, busyWith: 'withdrawal:4' });
    expect(refusedWhole(world, friendly(102))).toBe('CARD_BUSY');
    addCard(world, 103, 'Common', { owner: ALICE, busyWith: 'cup:4' });
    expect(refusedWhole(world, friendly(103))).toBe('CARD_BUSY');
    expect(refusedWhole(world, friendly(201))).toBe('CARD_NOT_YOURS');
  });

  test('holds nothing: its card may be staked meanwhile, and a sold one is not played', () => {
    const first = done(world, friendly(100)).opening;
    expect(refusalOf(world, open(ALICE, 100, { rarity: 'Common' }))).toBe('done');
    expect(refusalOf(world, take(first, BILLY, 200))).toBe('done');
    const second = done(world, friendly(101, { code: `${CODE} 2` })).opening;
    addCard(world, 101, 'Common', { owner: CAROL });
    expect(refusedWhole(world, take(second, BILLY, 201))).toBe('CARD_BUSY');
  });

  test('has no tier: anybody brings what they like, and each keeps to the tier announced', () => {
    const match = begin(100, 210);
    expect(match.state.players[1].announced[0]).toMatchObject({ id: 210, rarity: 'Legendary' });
    expect(match.hands?.map((hand) => hand.length)).toEqual([6, 1]);
  });

  test('goes on when a card of it is sold, and a card of another tier is not in the hand', () => {
    const match = begin();
    addCard(world, 100, 'Common', { owner: CAROL });
    done(world, commitTo(match, ALICE, [100]));
    done(world, commitTo(match, BILLY, [210]));
    expect(refusalOf(world, openUp(match, ALICE, [100]))).toBe('done');
    expect(refusedWhole(world, openUp(match, BILLY, [210]))).toBe('CARD_NOT_YOURS');
  });

  test('is had three at a time by one wallet, on either seat and at the same instant', () => {
    for (let n = 0; n < LIVE_FRIENDLIES - 1; n += 1) begin(100 + n, 200 + n);
    const [one, other] = ['x', 'y'].map(
      (code, n) => done(world, friendly(103 + n, { code })).opening,
    ) as [OpeningFacts, OpeningFacts];
    const both = [
      verdictOn(world, take(one, BILLY, 203)),
      verdictOn(world, take(other, BILLY, 204)),
    ];
    if (!both[0]!.ok || !both[1]!.ok) throw new Error('both saw room');
    expect(commit(world, both[0]!, NOON)).toBeNull();
    expect(commit(world, both[1]!, NOON)).toBe('live-friendlies');
    expect(runCommand(world, take(other, BILLY, 204))).toMatchObject({
      refusal: { code: 'TOO_MANY_FRIENDLIES', details: { most: LIVE_FRIENDLIES } },
    });
    // Nor by whoever has as many of their own going already.
    expect(refusedWhole(world, take(other, CAROL, 300))).toBe('TOO_MANY_FRIENDLIES');
  });

  test('is for somebody: by link for a day, to a player for half an hour, and never for all', () => {
    expect(done(world, friendly(100)).opening.expiresAt).toBe(NOON + FRIENDLY_LINK_EXPIRY_MS);
    const to = { wallet: BILLY, house: false };
    expect(done(world, friendly(101, { to, code: 'b' })).opening.expiresAt).toBe(
      NOON + DUEL_EXPIRY_MS,
    );
    expect(refusedWhole(world, friendly(102, {}))).toBe('INVALID_INPUT');
    expect(refusedWhole(world, friendly(102, { code: 'c', stake: 10 }))).toBe('INVALID_INPUT');
    expect(refusedWhole(world, open(ALICE, 102, { stake: 0 }))).toBe('INVALID_INPUT');
  });

  test('withdrawn or run out it moves nothing', () => {
    const { kind, id, expiresAt } = done(world, friendly(100)).opening;
    const verdict = verdictOn(world, { type: 'expire', kind, id, at: expiresAt });
    const types = verdict.ok ? verdict.effects.map(({ type }) => type) : [];
    expect(types).toEqual(['opening-ended', 'message']);
    expect(done(world, { type: 'cancel', kind, id, wallet: ALICE, at: NOON }).status).toBe(
      'cancelled',
    );
  });

  test('always ends by the clock', () => {
    let { state, id } = begin();
    for (let steps = 0; state.phase !== 'finished' && steps < 20; steps += 1) {
      state = done(world, { type: 'time-out', matchId: id, at: state.deadline }).match.state;
    }
    expect(state.phase).toBe('finished');
  });

  test('has a proof that says so, and that anybody can check', () => {
    const match = begin();
    const { state } = done(world, concede(match, BILLY)).match;
    if (state.phase !== 'finished') throw new Error('conceded');
    const proof = JSON.parse(JSON.stringify(proofOf(state, match.hands)));
    expect(proof.friendly).toBe(true);
    expect(verifyProof(proof)).toEqual({ ok: true });
    expect(verifyProof({ ...proof, friendly: false })).toMatchObject({ ok: false });
    expect(verifyProof({ ...proof, terms: { kind: 'practice' } })).toMatchObject({ ok: false });
  });

  test('between two who have both played for something keeps the usual time', () => {
    const played = { games: 1, rating: 1500, deviation: 100, volatility: 0.06, lastMatchAt: NOON };
    const history = {
      ...{
        matches: 1,
        wallets: 1,
        houseMatches: 0,
        houseWallets: 0,
        days: 1,
        lastDay: 1,
        has: false,
      },
    };
    expect(begin().state.timing).not.toEqual(TIMING);
    for (const each of [ALICE, BILLY])
      world.battlers.set(each, { ...played, history, ...NO_SEASON });
    expect(begin(101, 201).state.timing).toEqual(TIMING);
  });
});

describe('after a friendly', () => {
  const after = (
    match: MatchFacts,
    wallet: string,
    cardId: number,
    special: Partial<OpenCommand>,
  ) => open(wallet, cardId, { rematchOf: match.id, at: NOON + 10, ...special });

  test('the two play another, or one for a stake when both agree', () => {
    const match = begin();
    done(world, concede(match, BILLY));
    const again = done(world, after(match, BILLY, 201, FREE)).opening;
    expect(again).toMatchObject({ kind: 'friendly', to: ALICE, rematchOf: match.id });
    expect(refusedWhole(world, accept(CAROL, again, 300, { at: NOON + 10 }))).toBe('NOT_ADDRESSED');
    const second = done(world, accept(ALICE, again, 101, { at: NOON + 10 })).match;
    done(world, concede(second, BILLY, NOON + 11));

    const staked = done(world, after(second, ALICE, 102, { rarity: 'Common', stake: 25 })).opening;
    expect(staked).toMatchObject({ kind: 'challenge', to: BILLY, stake: 2500 });
    expect(refusedWhole(world, accept(BILLY, staked, 202, { at: NOON + 12 }))).toBe(
      'INSUFFICIENT_HOOF',
    );
    world.balances.set(BILLY, 5000);
    const third = done(world, accept(BILLY, staked, 202, { at: NOON + 12 })).match;
    expect(third.kind).toBe('challenge');
  });

  test('a match for HOOF has no friendly for a rematch, and a stranger none at all', () => {
    world.balances.set(BILLY, 100_000);
    const staked = startDuel(world, [ALICE, 100], [BILLY, 200], { rarity: 'Common' });
    done(world, concede(staked, BILLY));
    expect(refusedWhole(world, after(staked, ALICE, 101, FREE))).toBe('NO_REMATCH');
    const match = begin(102, 202);
    done(world, concede(match, BILLY));
    expect(refusedWhole(world, after(match, CAROL, 300, FREE))).toBe('NOT_A_PLAYER');
  });
});
