import { beforeEach, describe, expect, test } from 'vitest';
import { TIMING } from '../../economy/deadlines.ts';
import { testCard, testDeck } from '../../engine/test-matches.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import { commit } from '../test-commit.ts';
import { addCard, copyOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import {
  ALICE,
  BILLY,
  bring,
  CAROL,
  commitTo,
  concede,
  letItRun,
  matchOf,
  open,
  openUp,
  startDuel,
} from './test-play.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
  for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
  for (const id of [11, 12]) addCard(world, id, 'Rare', { owner: BILLY, level: 70 });
  addCard(world, 3, 'Epic', { owner: ALICE, level: 90 });
});

const duel = () => startDuel(world, [ALICE, 1], [BILLY, 11], { rarity: 'Rare' });
const pick = (matchId: number, address: string, attribute: string) =>
  ({ type: 'move', matchId, address, move: { type: 'pick', attribute }, at: NOON + 9 }) as const;

describe('who may act', () => {
  test('only the two players, in a match that there is', () => {
    const match = duel();
    expect(refusalOf(world, concede(match, CAROL))).toBe('NOT_A_PLAYER');
    expect(refusalOf(world, concede({ ...match, id: 99 }, ALICE))).toBe('NOT_FOUND');
  });

  test('[D19] an illegal move carries the engine’s reason and changes nothing', () => {
    const match = duel();
    expect(runCommand(world, pick(match.id, ALICE, 'pace'))).toMatchObject({
      refusal: { code: 'PICK_WRONG_PHASE', details: { rejection: 'pick/wrong-phase' } },
    });
    bring(world, match, [[1], [11]]);
    expect(refusalOf(world, pick(match.id, ALICE, 'pace'))).toBe('NOT_YOUR_TURN');
    expect(refusalOf(world, pick(match.id, BILLY, 'beauty'))).toBe('UNKNOWN_ATTRIBUTE');
    expect(matchOf(world, match.id).version).toBe(6);
  });

  test('[D3] a deadline that has not passed decides nothing, and after it nobody acts', () => {
    const match = duel();
    const { deadline } = match.state as { deadline: number };
    const early = { type: 'time-out', matchId: match.id, at: deadline - 1 } as const;
    expect(runCommand(world, early)).toMatchObject({
      // A player was faster than the clock: nothing to report as a fault.
      refusal: { code: 'CONFLICT', details: { rejection: 'timeout/too-early' } },
    });
    expect(refusalOf(world, commitTo(match, ALICE, [1], deadline))).toBe('DEADLINE_PASSED');
  });
});

describe('the commitment', () => {
  test('[D1] the same hash never counts twice, in whatever match', () => {
    const [one, other] = [duel(), startDuel(world, [ALICE, 2], [BILLY, 12], { rarity: 'Rare' })];
    const first = commitTo(one, ALICE, [1]);
    done(world, first);
    const copied = verdictOn(world, { ...first, matchId: other.id, address: BILLY });
    if (!copied.ok) throw new Error(copied.refusal.sentence);
    expect(commit(world, copied, NOON)).toBe('match-moved');
  });

  test('[D5] a swap makes the card busy, so that it is in no other game', () => {
    const match = duel();
    bring(world, match, [[2], [11]]);
    expect(world.cards.get(2)?.busyWith).toBe(world.cards.get(1)?.busyWith);
    expect(refusalOf(world, open(ALICE, 2))).toBe('CARD_BUSY');
    letItRun(world, match);
    expect(refusalOf(world, open(ALICE, 2))).toBe('done');
  });

  test('[D5] a swap stays within the tier', () => {
    const match = duel();
    done(world, commitTo(match, ALICE, [3]));
    done(world, commitTo(match, BILLY, [11]));
    expect(refusalOf(world, openUp(match, ALICE, [3]))).toBe('WRONG_TIER');
    expect(world.cards.get(3)?.busyWith).toBeNull();
  });

  test('[D6] another card than the one in the hash is refused, and may be tried again', () => {
    const match = duel();
    done(world, commitTo(match, ALICE, [2]));
    done(world, commitTo(match, BILLY, [11]));
    expect(refusalOf(world, openUp(match, ALICE, [1]))).toBe('OPENING_MISMATCH');
    expect(refusalOf(world, openUp(match, ALICE, []))).toBe('OPENING_MISMATCH');
    expect(refusalOf(world, openUp(match, ALICE, [2]))).toBe('done');
  });

  test('[D6] two cards in one hash are no opening', () => {
    const match = duel();
    done(world, commitTo(match, ALICE, [1, 2]));
    done(world, commitTo(match, BILLY, [11]));
    expect(refusalOf(world, openUp(match, ALICE, [1, 2]))).toBe('WRONG_TIER');
  });

  test('two moves that were decided on the same version: the later one is decided again', () => {
    const match = duel();
    const late = verdictOn(world, commitTo(match, BILLY, [11]));
    done(world, commitTo(match, ALICE, [1]));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('match-moved');
    expect(refusalOf(world, commitTo(match, BILLY, [11]))).toBe('done');
  });
});

describe('time that an outage took', () => {
  const deadlineOf = (id: number) => (matchOf(world, id).state as { deadline: number }).deadline;
  const giveBack = (matchId: number, began: number, until: number) =>
    ({ type: 'give-back', matchId, began, until, at: until }) as const;

  test('[D18] moves the deadline by as long as the server was away, once', () => {
    const { id } = duel();
    const away = giveBack(id, NOON + 1000, NOON + 61_000);
    done(world, away);
    expect(deadlineOf(id)).toBe(NOON + TIMING.commitMs + 60_000);
    expect(refusalOf(world, away)).toBe('CONFLICT');
    expect(deadlineOf(id)).toBe(NOON + TIMING.commitMs + 60_000);
  });

  test('[D18] of an outage that grew only the new part is given', () => {
    const { id } = duel();
    done(world, giveBack(id, NOON + 1000, NOON + 21_000));
    done(world, giveBack(id, NOON + 1000, NOON + 26_000));
    expect(deadlineOf(id)).toBe(NOON + TIMING.commitMs + 25_000);
    done(world, giveBack(id, NOON + 30_000, NOON + 31_000));
    expect(deadlineOf(id)).toBe(NOON + TIMING.commitMs + 26_000);
  });

  test('[D18] what was given back survives the moves that follow', () => {
    const match = duel();
    const away = giveBack(match.id, NOON + 1000, NOON + 21_000);
    done(world, away);
    bring(world, match, [[1], [11]]);
    expect(refusalOf(world, away)).toBe('CONFLICT');
  });
});

describe('practice', () => {
  const seed = sha256Hex('practice');
  const hands = [
    [testCard(501, 'Rare', 80), testCard(502, 'Rare', 70)],
    [testCard(601, 'Rare', 75)],
  ] as const;
  const duelHands = { type: 'practice', mode: 'duel', hands, serverSeed: seed, at: NOON } as const;
  const players = [ALICE, BILLY] as const;

  test('[E18] moves no HOOF and no card, and rates nobody', () => {
    const before = copyOf(world);
    const match = done(world, { ...duelHands, players });
    bring(world, match, [[502], [601]]);
    expect(letItRun(world, match).result.winner).toBe(1);
    const untouched = ({ balances, transfers, cards, battlers }: World) => [
      ...[balances, transfers, cards, battlers],
    ];
    expect(untouched(world)).toEqual(untouched(before));
  });

  test('[E18] nobody brings a card that is not in the lent hand, not even an own one', () => {
    const match = done(world, { ...duelHands, players });
    done(world, commitTo(match, ALICE, [1]));
    done(world, commitTo(match, BILLY, [601]));
    expect(refusalOf(world, openUp(match, ALICE, [1]))).toBe('CARD_NOT_YOURS');
  });

  test('[S2] a squad lends ten and fields five of them', () => {
    const decks = [testDeck(500, 'Rare', 80), testDeck(600, 'Rare', 70)] as const;
    const match = done(world, { ...duelHands, mode: 'squad', hands: decks, players });
    done(world, commitTo(match, ALICE, [500, 501, 502, 503, 999]));
    done(world, commitTo(match, BILLY, [605, 606, 607, 608, 609]));
    expect(refusalOf(world, openUp(match, ALICE, [500, 501, 502, 503, 999]))).toBe(
      'LINEUP_INVALID',
    );
    expect(refusalOf(world, openUp(match, BILLY, [605, 606, 607, 608, 609]))).toBe('done');
    expect(letItRun(world, match).result.winner).toBe(1);
  });

  test('[E18] nobody has more than three going, and whoever has is told which', () => {
    const matches = [1, 2, 3].map(() => done(world, { ...duelHands, players }));
    expect(verdictOn(world, { ...duelHands, players })).toMatchObject({
      refusal: {
        code: 'TOO_MANY_PRACTICE',
        details: { live: matches.map(({ id }) => String(id)), most: 3 },
      },
    });
    const concede = { type: 'concede' } as const;
    done(world, { type: 'move', matchId: matches[1]!.id, address: ALICE, move: concede, at: NOON });
    expect(refusalOf(world, { ...duelHands, players })).toBe('done');
  });

  test('nobody practises against oneself', () => {
    const alone = { ...duelHands, players: [ALICE, ALICE] } as const;
    expect(refusalOf(world, alone)).toBe('OWN_CHALLENGE');
  });
});
