import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../economy/history.ts';
import { utcDay } from '../economy/limits.ts';
import { PRESETS } from '../economy/presets.ts';
import { NEWCOMER } from '../rating/glicko.ts';
import { commit } from './test-commit.ts';
import {
  addCard,
  balanceOf,
  createWorld,
  loanKey,
  NOON,
  type World,
  walletNamed,
} from './test-facts.ts';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  concede,
  letItRun,
  open,
  playOut,
  startDuel,
} from './test-play.ts';
import { done, refusalOf, runCommand, verdictOn } from './test-world.ts';

const DAY = 86_400_000;
const HOUSE = walletNamed('e');
let world: World;

/** A world for strangers: gifts are locked, starter cards lent, and a history is asked for. */
beforeEach(() => {
  world = createWorld({ treasury: 10_000_000 });
  world.economy = { ...PRESETS.live, mints: { ...PRESETS.live.mints, reserved: NONE } };
  for (let id = 1; id <= 30; id += 1)
    addCard(world, id, 'Common', { price: 3_000, level: 40 + id });
});
const NONE = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };

const lockedOf = (account: string) => world.locked.get(account) ?? 0;
const freeOf = (account: string) => balanceOf(world, account) - lockedOf(account);
const starter = (wallet: string) =>
  done(world, { type: 'starter', wallet, rolls: [0, 1, 2], at: NOON });
const own = (id: number, owner: string) => addCard(world, id, 'Common', { owner, level: 40 + id });
/** As if it had played enough. */
const withHistory = (wallet: string) =>
  world.battlers.set(wallet, {
    ...{ ...NEWCOMER, games: 10, lastMatchAt: NOON },
    history: { ...NO_HISTORY, matches: 10, wallets: 5 },
  });

describe('[E26] locked HOOF', () => {
  test('a starter pack is locked, and locked HOOF is spent first', () => {
    starter(ALICE);
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([50_000, 50_000]);
    world.balances.set(ALICE, 60_000);
    done(world, { type: 'mint', cardId: 20, wallet: ALICE, at: NOON });
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([57_000, 47_000]);
  });

  test('stays locked when it is lost: losing to oneself launders nothing', () => {
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    const match = startDuel(world, [ALICE, 41], [BILLY, 42]);
    bring(world, match, [[41], [42]]);
    letItRun(world, match);
    expect([balanceOf(world, BILLY), lockedOf(BILLY)]).toEqual([51_000, 51_000]);
    expect([freeOf(ALICE), freeOf(BILLY)]).toEqual([0, 0]);
  });

  test('becomes free when it is lost in the demo world; one’s own stake keeps its colour', () => {
    world.economy = { ...world.economy, lossStaysLocked: false };
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    letItRun(world, startDuel(world, [ALICE, 41], [BILLY, 42]));
    expect([balanceOf(world, BILLY), freeOf(BILLY)]).toEqual([51_000, 1_000]);
  });

  test('is what the house loses, also when the house had won it from somebody free', () => {
    world.balances.set(ALICE, 5_000);
    world.balances.set(HOUSE, 5_000);
    own(42, ALICE);
    own(41, HOUSE);
    const { opening } = done(world, open(HOUSE, 41, { house: true, minPool: 0 }));
    letItRun(world, done(world, accept(ALICE, opening, 42)).match);
    expect([balanceOf(world, ALICE), freeOf(ALICE)]).toEqual([6_000, 5_000]);
  });

  test('comes back from a vault in the colour in which it went in', () => {
    starter(ALICE);
    world.locked.set(ALICE, 400);
    own(41, ALICE);
    const { opening } = done(world, open(ALICE, 41));
    expect([lockedOf(ALICE), lockedOf(`challenge:${opening.id}`)]).toEqual([0, 400]);
    done(world, { type: 'cancel', kind: 'challenge', id: opening.id, wallet: ALICE, at: NOON });
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([50_000, 400]);
  });
});

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
    expect(commit(world, late.effects, NOON)).toBe('day-counted');
    expect(refusalOf(world, mint(BILLY, 21))).toBe('MINT_LIMIT');
    withHistory(BILLY);
    expect(refusalOf(world, mint(BILLY, 21))).toBe('MINT_LIMIT');
    expect(refusalOf(world, { ...mint(BILLY, 21), at: NOON + DAY })).toBe('done');
  });
});

describe('[E29] a history', () => {
  const rivals = ['1', '2', '3', '4', '5', '6'].map(walletNamed);
  /** A match at a time at which every card has slept. */
  function beat(rival: string, n: number, house = false): void {
    const at = NOON + n * DAY;
    const [mine, theirs] = [100 + 2 * n, 101 + 2 * n];
    addCard(world, mine, 'Common', { owner: ALICE, level: 70 });
    addCard(world, theirs, 'Common', { owner: rival, level: 50 });
    for (const wallet of [ALICE, rival]) {
      world.balances.set(wallet, 5_000);
      world.locked.set(wallet, 0);
    }
    const { opening } = done(world, open(ALICE, mine, { at, minPool: 0 }));
    playOut(world, done(world, accept(rival, opening, theirs, { at, house })).match);
  }

  test('is ten matches against five wallets, and brings three cards of one’s own in turn', () => {
    starter(ALICE);
    for (let n = 0; n < 9; n += 1) beat(rivals[n % 4]!, n);
    expect(world.battlers.get(ALICE)!.history).toMatchObject({ matches: 9, wallets: 4 });
    beat(rivals[3]!, 9);
    expect(world.waiting).toEqual([]);
    beat(rivals[4]!, 10);
    expect(world.waiting).toEqual([ALICE]);
    const give = { type: 'own-cards', rolls: [0, 1, 2], at: NOON } as const;
    const { wallet, cards } = done(world, give);
    expect([wallet, cards.map(({ owner }) => owner)]).toEqual([ALICE, [ALICE, ALICE, ALICE]]);
    expect(refusalOf(world, give)).toBe('CONFLICT');
  });

  test('counts house players for five of the ten and two of the five', () => {
    starter(ALICE);
    for (let n = 0; n < 12; n += 1) beat(rivals[n % 6]!, n, true);
    expect(world.waiting).toEqual([]);
    for (let n = 0; n < 5; n += 1) beat(walletNamed(['7', '8', '9'][n % 3]!), 20 + n);
    expect(world.waiting).toEqual([ALICE]);
  });

  test('is no match that somebody gave up', () => {
    for (const wallet of [ALICE, BILLY]) starter(wallet);
    own(41, ALICE);
    own(42, BILLY);
    const match = startDuel(world, [ALICE, 41], [BILLY, 42]);
    bring(world, match, [[41], [42]]);
    done(world, concede(match, BILLY));
    expect(world.battlers.get(ALICE)!.history).toEqual(NO_HISTORY);
    expect(world.encounters.size).toBe(0);
  });

  test('gives out no more cards a day than there are, to whom has waited longest', () => {
    world.waiting.push(BILLY, ALICE);
    world.economy = { ...world.economy, ownCards: { perWallet: 3, perDay: 3 } };
    const give = { type: 'own-cards', rolls: [0, 1, 2], at: NOON } as const;
    expect(done(world, give).wallet).toBe(BILLY);
    expect(refusalOf(world, give)).toBe('CONFLICT');
    expect(done(world, { ...give, at: NOON + DAY }).wallet).toBe(ALICE);
  });

  test('a win against a wallet without one moves a rating by a fiftieth', () => {
    for (const wallet of [ALICE, BILLY, CAROL]) world.balances.set(wallet, 5_000);
    own(41, ALICE);
    own(48, BILLY);
    letItRun(world, startDuel(world, [ALICE, 41], [BILLY, 48]));
    const little = world.battlers.get(BILLY)!.rating - NEWCOMER.rating;
    own(42, CAROL);
    own(49, BILLY);
    withHistory(CAROL);
    letItRun(world, startDuel(world, [CAROL, 42], [BILLY, 49], { at: NOON + 1_000_000 }));
    expect(little).toBeGreaterThan(0);
    expect(world.battlers.get(BILLY)!.rating - NEWCOMER.rating).toBeGreaterThan(5 * little);
  });
});

describe('[E25] the day’s purse', () => {
  const play = (one: string, other: string, at = NOON) =>
    startDuel(world, [one, one === ALICE ? 41 : 43], [other, 42], { kind: 'request', at });

  beforeEach(() => {
    for (const wallet of [ALICE, BILLY, CAROL]) {
      world.balances.set(wallet, 100_000);
      withHistory(wallet);
    }
    for (const [id, owner] of [
      [41, ALICE],
      [42, BILLY],
      [43, CAROL],
      [51, ALICE],
      [52, BILLY],
      [53, CAROL],
      [54, ALICE],
    ] as const) {
      own(id, owner);
    }
    world.economy = { ...world.economy, purse: { perDay: 50, perWallet: 30 } };
  });

  test('pays a bonus while there is something in it, and shows pools without one afterwards', () => {
    const match = play(ALICE, BILLY);
    expect(match.state.terms).toMatchObject({ bonusGranted: true });
    bring(world, match, [[41], [42]]);
    letItRun(world, match);
    const { opening } = done(world, open(CAROL, 43, { kind: 'request', minPool: 0 }));
    const next = done(world, accept(ALICE, opening, 51)).match;
    expect(next.state.terms).toMatchObject({ bonusGranted: false });
    const used = (what: string) => world.days.get(`${utcDay(NOON)} ${what}`) ?? 0;
    expect([used('bonus'), used(`bonus:${BILLY}`), used(`bonus:${ALICE}`)]).toEqual([
      3_000, 3_000, 0,
    ]);
  });

  test('gets back what nobody won', () => {
    const match = play(ALICE, BILLY);
    done(world, concede(match, BILLY));
    expect([...world.days.values()]).toEqual([0, 0, 0]);
  });

  test('is for wallets with a history', () => {
    world.battlers.delete(BILLY);
    expect(play(ALICE, BILLY).state.terms).toMatchObject({ bonusGranted: false });
  });
});

describe('[E30] nobody is broke for ever', () => {
  const help = (at = NOON) => ({ type: 'allowance', wallet: ALICE, at }) as const;

  test('ten locked HOOF once a UTC day for whoever can stake nothing', () => {
    starter(ALICE);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    world.balances.set(ALICE, 999);
    world.locked.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('done');
    expect([balanceOf(world, ALICE), lockedOf(ALICE)]).toEqual([1_999, 1_000]);
    world.balances.set(ALICE, 0);
    world.locked.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    expect(refusalOf(world, help(NOON + DAY))).toBe('done');
  });

  test('so much a day for all broke wallets together', () => {
    world.economy = { ...world.economy, allowancePerDay: 10 };
    for (const wallet of [ALICE, BILLY]) {
      starter(wallet);
      world.balances.set(wallet, 0);
      world.locked.set(wallet, 0);
    }
    expect(refusalOf(world, help())).toBe('done');
    expect(refusalOf(world, { ...help(), wallet: BILLY })).toBe('CONFLICT');
  });

  test('not while something is at stake, nor for an address that never opened its pack', () => {
    world.balances.set(ALICE, 0);
    expect(refusalOf(world, help())).toBe('CONFLICT');
    starter(ALICE);
    world.balances.set(ALICE, 1_000);
    world.locked.set(ALICE, 1_000);
    own(41, ALICE);
    done(world, open(ALICE, 41));
    expect(refusalOf(world, help())).toBe('CONFLICT');
  });
});
