import { beforeEach, describe, expect, test } from 'vitest';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  letItRun,
  open,
  playOut,
  startDuel,
} from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, loanKey, NOON, type World } from '../test-facts.ts';
import { happenings, strangersWorld } from '../test-strangers.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';

const DAY = 86_400_000;
let world: World;
beforeEach(() => {
  world = strangersWorld();
});
const { starter, own, withHistory } = happenings(() => world);

describe('[E27] a lent card', () => {
  test('plays challenges for several at once, each with games and a rest of its own', () => {
    const [card] = starter(ALICE).cards;
    starter(BILLY);
    expect(card).toMatchObject({ bond: 'lent', owner: ALICE });
    expect(world.cards.get(card!.id)!.owner).toBeNull();
    const match = startDuel(world, [ALICE, card!.id], [BILLY, card!.id]);
    bring(world, match, [[card!.id], [card!.id]]);
    const { winner } = letItRun(world, match).result;
    const loans = [ALICE, BILLY].map((wallet) => world.loans.get(loanKey(wallet, card!.id))!);
    expect(loans.map(({ games }) => games)).toEqual([1, 1]);
    expect(loans.map(({ restsUntil }) => restsUntil !== null)).toEqual([
      winner === 1,
      winner === 0,
    ]);
    expect(world.cardEvents).toEqual([]);
    expect(refusalOf(world, open([BILLY, ALICE][winner!]!, card!.id))).toBe('CARD_RESTING');
  });

  test('cannot be put at stake, named, brought by the server or swapped in', () => {
    const [one, other] = starter(ALICE).cards;
    starter(BILLY);
    expect(runCommand(world, open(ALICE, one!.id, { kind: 'request' }))).toMatchObject({
      refusal: { code: 'CARD_LENT' },
    });
    own(41, ALICE);
    own(42, BILLY);
    own(43, BILLY);
    const { opening } = done(world, open(ALICE, 41, { kind: 'request', minPool: 0 }));
    expect(refusalOf(world, accept(BILLY, opening, one!.id))).toBe('CARD_LENT');
    const { match } = done(world, accept(BILLY, opening));
    expect(match.state.players[1].announced[0]!.id).not.toBe(one!.id);
    expect(match.hands![0].map(({ id }) => id)).toEqual([41]);
    expect(() => bring(world, match, [[other!.id], [42]])).toThrow(/lent to you/);
  });

  test('counts as the card one keeps, so that the first own card may be staked', () => {
    own(41, ALICE);
    world.balances.set(ALICE, 5_000);
    expect(refusalOf(world, open(ALICE, 41, { kind: 'request' }))).toBe('LAST_CARD');
    starter(ALICE);
    expect(refusalOf(world, open(ALICE, 41, { kind: 'request' }))).toBe('done');
  });

  test('does not grow', () => {
    const [card] = starter(ALICE).cards;
    own(31, BILLY);
    addCard(world, 31, 'Common', { owner: BILLY, level: 30 });
    world.balances.set(BILLY, 5_000);
    const match = startDuel(world, [ALICE, card!.id], [BILLY, 31]);
    bring(world, match, [[card!.id], [31]]);
    expect(letItRun(world, match).result.winner).toBe(0);
    expect(world.cards.get(card!.id)!.grown).toBe(0);
  });
});

describe('[E27] a card that is lent to a wallet and comes to be its own', () => {
  /** Alice has card X on loan, and owns it since. */
  function both(): number {
    const [card] = starter(ALICE).cards;
    starter(BILLY);
    withHistory(ALICE);
    own(42, BILLY);
    return card!.id;
  }

  test('plays as what it was announced as: its loan ends free, and the own card is untouched', () => {
    const x = both();
    const { opening } = done(world, open(ALICE, x));
    done(world, { type: 'mint', cardId: x, wallet: ALICE, at: NOON });
    const { match } = done(world, accept(BILLY, opening, 42, { expectedPool: 2_000 }));
    expect(match.state.players[0].announced[0]!.bond).toBe('lent');
    // The own card may be staked meanwhile, and the end of the other match does not free it.
    done(world, open(ALICE, x, { kind: 'request', minPool: 0 }));
    playOut(world, match);
    expect(world.loans.get(loanKey(ALICE, x))).toMatchObject({ busyWith: null, games: 1 });
    expect(world.cards.get(x)!.busyWith).toMatch(/^request:/);
    expect(world.cards.get(x)!.games).toBe(0);
  });

  test('is swapped in as what was in the hand when the match was made', () => {
    const x = both();
    own(41, ALICE);
    const { opening } = done(world, open(ALICE, 41));
    const { match } = done(world, accept(BILLY, opening, 42));
    done(world, { type: 'mint', cardId: x, wallet: ALICE, at: NOON });
    bring(world, match, [[x], [42]]);
    letItRun(world, match);
    expect(world.cards.get(x)!.busyWith).toBeNull();
    expect(world.loans.get(loanKey(ALICE, x))).toMatchObject({ busyWith: null, games: 1 });
  });
});

describe('[E28] a card minted with gifted HOOF', () => {
  test('is bound until its wallet has a history: it plays, and cannot be lost or grow', () => {
    starter(ALICE);
    expect(done(world, { type: 'mint', cardId: 20, wallet: ALICE, at: NOON }).card.bond).toBe(
      'bound',
    );
    const stake = open(ALICE, 20, { kind: 'request' });
    expect(refusalOf(world, stake)).toBe('CARD_BOUND');
    expect(refusalOf(world, open(ALICE, 20))).toBe('done');
  });

  test('is simply its owner’s when it was paid with free HOOF, or by a wallet with a history', () => {
    world.balances.set(ALICE, 5_000);
    starter(BILLY);
    withHistory(BILLY);
    for (const [wallet, cardId] of [
      [ALICE, 20],
      [BILLY, 21],
    ] as const) {
      const { card } = done(world, { type: 'mint', cardId, wallet, at: NOON });
      expect(card.bond).toBeUndefined();
    }
  });

  test('is one of so many a day over all wallets, with a history or without, also when two come at once', () => {
    const { economy } = world;
    world.economy = { ...economy, mints: { ...economy.mints, lockedPerDay: 1 } };
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    const mint = (wallet: string, cardId: number) =>
      ({ type: 'mint', cardId, wallet, at: NOON }) as const;
    const late = verdictOn(world, mint(BILLY, 21));
    done(world, mint(ALICE, 20));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('day-counted');
    expect(refusalOf(world, mint(BILLY, 21))).toBe('MINT_LIMIT');
    withHistory(BILLY);
    expect(refusalOf(world, mint(BILLY, 21))).toBe('MINT_LIMIT');
    expect(refusalOf(world, { ...mint(BILLY, 21), at: NOON + DAY })).toBe('done');
  });
});
