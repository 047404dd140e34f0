import { beforeEach, describe, expect, test } from 'vitest';
import {
  SWAP_CARDS,
  SWAP_KEPT_MS,
  SWAP_MS,
  SWAPS_PER_ADDRESSEE,
  SWAPS_PER_WALLET,
  whyNoSwapHoof,
} from '../../economy/swaps.ts';
import { saleFee } from '../../economy/trading.ts';
import { FUNDED_MS } from '../../economy/wash.ts';
import type { Effect } from '../kernel/registry.ts';
import { ALICE, BILLY, CAROL, open, startDuel } from '../match/test-play.ts';
import { faultsOf } from '../test-audit.ts';
import { letTheClockRun, unendedIn } from '../test-clock.ts';
import { commit } from '../test-commit.ts';
import {
  addCard,
  balanceOf,
  createWorld,
  loanKey,
  NOON,
  type World,
  walletNamed,
} from '../test-facts.ts';
import { done, refusalOf, verdictOn } from '../test-world.ts';
import type { ProposeSwapCommand } from './propose-swap.ts';

let world: World;

beforeEach(() => {
  world = createWorld({
    ...{ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 },
  });
  for (const id of [1, 2, 3, 4, 5, 6]) addCard(world, id, 'Rare', { owner: ALICE });
  for (const id of [11, 12, 13, 14, 15, 16]) addCard(world, id, 'Epic', { owner: BILLY });
  addCard(world, 21, 'Common', { owner: CAROL });
  addCard(world, 22, 'Rare', { owner: CAROL });
});

const propose = (special: Partial<ProposeSwapCommand> = {}): ProposeSwapCommand => ({
  ...{ type: 'propose-swap', wallet: ALICE, to: BILLY, give: [1], take: [11] },
  ...{ hoof: 0, at: NOON, ...special },
});
const say = (swapId: number, wallet = BILLY, at = NOON) =>
  ({ type: 'accept-swap', swapId, wallet, at }) as const;
const drop = (swapId: number, wallet = ALICE) =>
  ({ type: 'drop-swap', swapId, wallet, at: NOON }) as const;

const proposed = (special: Partial<ProposeSwapCommand> = {}) => done(world, propose(special)).id;
const ownersOf = (...ids: number[]) => ids.map((id) => world.cards.get(id)!.owner);
const purses = () => [ALICE, BILLY].map((wallet) => balanceOf(world, wallet));
function change(id: number, how: object) {
  world.cards.set(id, { ...world.cards.get(id)!, ...how });
}

/** Everybody who is told something by a command that is about to be carried out. */
function told(command: Parameters<typeof verdictOn>[1]): string[] {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) throw new Error(verdict.refusal.sentence);
  done(world, command);
  return verdict.effects
    .filter((effect): effect is Extract<Effect, { type: 'message' }> => effect.type === 'message')
    .map(({ wallet, text }) => `${wallet.slice(2, 3)}: ${text}`);
}

describe('[E32b] a swap', () => {
  test('moves all cards and the HOOF at once, the fee to the treasury', () => {
    const id = proposed({ give: [1, 2], take: [11, 12, 13], hoof: 10_000 });
    expect(purses()).toEqual([90_000, 100_000]);
    done(world, say(id));
    expect(ownersOf(1, 2)).toEqual([BILLY, BILLY]);
    expect(ownersOf(11, 12, 13)).toEqual([ALICE, ALICE, ALICE]);
    expect(purses()).toEqual([90_000, 110_000 - saleFee(10_000)]);
    expect(balanceOf(world, 'treasury')).toBe(1_000_000 + saleFee(10_000));
    expect(faultsOf(world)).toEqual([]);
  });

  test('takes what it asks for from whoever says yes, and not before', () => {
    const id = proposed({ hoof: -10_000 });
    expect(purses()).toEqual([100_000, 100_000]);
    done(world, say(id));
    expect(purses()).toEqual([110_000 - saleFee(10_000), 90_000]);
    expect(faultsOf(world)).toEqual([]);
  });

  test('stands in the history of a card as a sale without a price', () => {
    done(world, say(proposed({ hoof: 500 })));
    expect(world.cardEvents).toMatchObject([
      { kind: 'sold', cardId: 1, from: ALICE, to: BILLY },
      { kind: 'sold', cardId: 11, from: BILLY, to: ALICE },
    ]);
    expect(world.cardEvents.every(({ price }) => price === undefined)).toBe(true);
    expect(world.sales).toEqual([]);
  });

  test('gives back what others have offered for a card of it', () => {
    done(world, { type: 'offer', cardId: 11, wallet: CAROL, amount: 5_000, at: NOON });
    done(world, say(proposed()));
    expect(balanceOf(world, CAROL)).toBe(100_000);
  });

  test('is answered once: a second yes, or a yes after it was withdrawn, changes nothing', () => {
    const id = proposed({ hoof: 500 });
    done(world, drop(id));
    expect(purses()).toEqual([100_000, 100_000]);
    expect(refusalOf(world, say(id))).toBe('SWAP_CLOSED');
    expect(refusalOf(world, drop(id))).toBe('SWAP_CLOSED');
    const other = proposed();
    done(world, say(other));
    expect(refusalOf(world, say(other))).toBe('SWAP_CLOSED');
  });

  test('of two who say yes at one instant, or a sale beside it, the commit lets one through', () => {
    const id = proposed();
    const rival = proposed({ wallet: CAROL, give: [21], take: [11] });
    const verdicts = [say(id), say(id), say(rival)].map((each) => verdictOn(world, each));
    const outcomes = verdicts.map((each) => each.ok && commit(world, each, NOON));
    expect(outcomes).toEqual([null, 'swap', 'card']);
    expect(refusalOf(world, say(rival))).toBe('CARD_NOT_YOURS');
  });

  test('is nobody else’s: to them it is not there, and who proposed it cannot say yes', () => {
    const id = proposed();
    expect(refusalOf(world, say(id, CAROL))).toBe('NOT_FOUND');
    expect(refusalOf(world, drop(id, CAROL))).toBe('NOT_FOUND');
    expect(refusalOf(world, say(id, ALICE))).toBe('FORBIDDEN');
    expect(refusalOf(world, say(999))).toBe('NOT_FOUND');
  });

  test('tells the other of the proposal, and whoever waits of its end', () => {
    const first = told(propose({ give: [1, 2], hoof: 500 }));
    expect(first).toEqual([
      'b: A player wants to swap: Card 1 and 1 more for your Card 11, and 5 HOOF for you on top. It stands for seven days.',
    ]);
    expect(told(drop(1, BILLY))).toEqual(['a: Your swap was turned down. Your 5 HOOF are back.']);
    const again = proposed({ hoof: -500 });
    expect(told(drop(again))).toEqual(['b: The swap that was proposed to you was withdrawn.']);
    const third = proposed({ hoof: -500 });
    expect(told(say(third))).toEqual([
      'a: Your swap was made: Card 11 came to you. 4.88 HOOF are yours too.',
    ]);
  });
});

describe('a proposal is refused', () => {
  test.each([
    ['with oneself', { to: ALICE }, 'OWN_CARD'],
    ['without a card on one side', { take: [] }, 'INVALID_INPUT'],
    ['with too many', { give: [1, 2, 3, 4, 5, 6] }, 'INVALID_INPUT'],
    ['with one named twice', { give: [1, 1] }, 'INVALID_INPUT'],
    ['with one on both sides', { take: [1] }, 'INVALID_INPUT'],
    ['for a card there is not', { take: [404] }, 'NOT_FOUND'],
    ['for a card of somebody else', { take: [21] }, 'CARD_NOT_THEIRS'],
    ['with a card of somebody else', { give: [21] }, 'CARD_NOT_YOURS'],
    ['for more HOOF than there is', { hoof: 100_001 }, 'INSUFFICIENT_HOOF'],
  ])('%s', (_, special, code) => {
    expect(refusalOf(world, propose(special))).toBe(code);
  });

  test.each([
    ['bound', { bond: 'bound' }, 'CARD_BOUND'],
    ['for sale', { asked: 500 }, 'CARD_LISTED'],
    ['in a game', { busyWith: 'challenge:7' }, 'CARD_BUSY'],
    ['leaving', { busyWith: 'withdrawal:7' }, 'CARD_BUSY'],
    ['on the chain', { busyWith: 'chain:1000001' }, 'CARD_ON_CHAIN'],
  ])('with a card that is %s; and a swap for one is not made', (_, how, code) => {
    const id = proposed({ take: [12] });
    change(2, how);
    expect(refusalOf(world, propose({ give: [2] }))).toBe(code);
    change(12, how);
    expect(refusalOf(world, say(id))).toBe(code);
  });

  test('with a card that is lent, or paid with gifts', () => {
    const loan = { ...addCard(world, 31, 'Rare'), owner: ALICE, bond: 'lent' } as const;
    world.loans.set(loanKey(ALICE, 31), loan);
    expect(refusalOf(world, propose({ give: [31] }))).toBe('CARD_LENT');
    world.locked.set(ALICE, 99_990);
    expect(refusalOf(world, propose({ hoof: 500 }))).toBe('NOT_TRADABLE');
    const id = proposed({ hoof: -500 });
    world.locked.set(BILLY, 99_990);
    expect(refusalOf(world, say(id))).toBe('NOT_TRADABLE');
  });

  test('to the house: what it lets go is on its shelf', () => {
    world.houses.add(BILLY);
    expect(refusalOf(world, propose())).toBe('NOT_FOR_SALE');
  });

  test('beyond what waits for one player, and beyond what waits for all', () => {
    for (let i = 0; i < SWAPS_PER_ADDRESSEE; i += 1) proposed();
    expect(refusalOf(world, propose())).toBe('TOO_MANY_OPEN');
    const others = ['d', 'e', 'f', '1'].map((letter, i) => {
      addCard(world, 40 + i, 'Rare', { owner: walletNamed(letter) });
      return { to: walletNamed(letter), take: [40 + i] };
    });
    for (let i = SWAPS_PER_ADDRESSEE; i < SWAPS_PER_WALLET; i += 1) proposed(others[i % 3]);
    expect(refusalOf(world, propose(others[3]))).toBe('TOO_MANY_OPEN');
    done(world, drop(1));
    proposed(others[3]);
  });

  test('with HOOF of three decimals, in a word; none at all is fine, and so is to ask for some', () => {
    expect([0, 12.5, -12.5].map(whyNoSwapHoof)).toEqual([null, null, null]);
    expect(whyNoSwapHoof(-0.001)).toBe('must have two decimals at most');
  });
});

describe('a yes is refused', () => {
  test('while the other side is frozen, leaves, or plays: a card may be in that match in secret', () => {
    const id = proposed();
    world.frozen.add(ALICE);
    expect(refusalOf(world, say(id))).toBe('CONFLICT');
    world.frozen.clear();
    world.leaving.set(ALICE, NOON);
    expect(refusalOf(world, say(id))).toBe('CONFLICT');
    world.leaving.clear();
    startDuel(world, [ALICE, 2], [CAROL, 22]);
    expect(refusalOf(world, say(id))).toBe('CARD_BUSY');
  });

  test('when a card of it is not theirs any more, and when there is no time left', () => {
    const id = proposed();
    expect(refusalOf(world, say(id, BILLY, NOON + SWAP_MS))).toBe('SWAP_CLOSED');
    change(1, { owner: CAROL });
    expect(refusalOf(world, say(id))).toBe('SWAP_CLOSED');
  });
});

describe('by the clock', () => {
  test('a swap ends after seven days, and what waited comes back', () => {
    const id = proposed({ hoof: 500 });
    const early = { type: 'expire-swap', swapId: id, at: NOON + SWAP_MS - 1 } as const;
    expect(refusalOf(world, early)).toBe('CONFLICT');
    letTheClockRun(world, NOON);
    expect(unendedIn(world)).toEqual([]);
    expect(world.swaps.get(id)?.status).toBe('expired');
    expect(purses()).toEqual([100_000, 100_000]);
  });

  test('it ends as soon as a card of it is sold or goes into a game', () => {
    const [sold, played] = [proposed({ hoof: 500 }), proposed({ give: [2], take: [12] })];
    done(world, { type: 'list', cardId: 11, wallet: BILLY, price: 500, at: NOON });
    done(world, { type: 'buy', cardId: 11, wallet: CAROL, price: 500, at: NOON });
    done(world, open(ALICE, 2));
    letTheClockRun(world, NOON, NOON + 1);
    expect([sold, played].map((id) => world.swaps.get(id)?.status)).toEqual(['ended', 'ended']);
    expect(balanceOf(world, ALICE)).toBe(100_000 - 1_000);
  });
});

describe('what trades say about prices', () => {
  test('a sale is left out once its two hand cards to each other, before or after it', () => {
    done(world, { type: 'list', cardId: 12, wallet: BILLY, price: 30_000, at: NOON });
    done(world, { type: 'buy', cardId: 12, wallet: ALICE, price: 30_000, at: NOON });
    expect(world.sales.map(({ leftOut }) => leftOut)).toEqual([null]);
    done(world, say(proposed({ give: [1], take: [13] })));
    expect(world.sales[0]!.leftOut).toContain('swapped');

    done(world, { type: 'list', cardId: 14, wallet: BILLY, price: 30_000, at: NOON + 1 });
    done(world, { type: 'buy', cardId: 14, wallet: ALICE, price: 30_000, at: NOON + 1 });
    expect(world.sales[1]!.leftOut).toContain('swapped');
  });

  test('a card that comes back without a price was sold for nobody’s price, however long ago', () => {
    done(world, { type: 'list', cardId: 12, wallet: BILLY, price: 30_000, at: NOON });
    done(world, { type: 'buy', cardId: 12, wallet: ALICE, price: 30_000, at: NOON });
    const at = NOON + 2 * FUNDED_MS;
    done(world, say(proposed({ give: [12], take: [13], at }), BILLY, at));
    expect(world.sales[0]!.leftOut).toContain('back and forth');
  });

  test('a swap is kept for longer than trades are looked at', () => {
    expect(SWAP_KEPT_MS).toBeGreaterThan(FUNDED_MS + SWAP_MS);
    expect(SWAP_CARDS).toBe(5);
  });
});
