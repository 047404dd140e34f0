import { beforeEach, describe, expect, test } from 'vitest';
import { TOLD_AGAIN_MS } from '../../economy/inbox.ts';
import {
  OFFER_MS,
  OFFERS_PER_CARD,
  OFFERS_PER_WALLET,
  saleFee,
  whyNoPrice,
} from '../../economy/trading.ts';
import { testAuction } from '../auction/test-auctions.ts';
import type { Command, Effect } from '../kernel/registry.ts';
import { ALICE, accept, BILLY, CAROL, open, startDuel } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import {
  addCard,
  balanceOf,
  createWorld,
  NOON,
  openOffers,
  type World,
  walletNamed,
} from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';

let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 0, [BILLY]: 200_000, [CAROL]: 200_000 });
  addCard(world, 1, 'Rare', { owner: ALICE });
  addCard(world, 2, 'Rare', { owner: ALICE });
  addCard(world, 3, 'Rare', { owner: BILLY });
});

const list = (price = 125_000, special: object = {}) =>
  ({ type: 'list', cardId: 1, wallet: ALICE, price, at: NOON, ...special }) as const;
const buy = (wallet = BILLY, price = 125_000, cardId = 1) =>
  ({ type: 'buy', cardId, wallet, price, at: NOON }) as const;
const offer = (wallet = BILLY, amount = 100_000, special: object = {}) =>
  ({ type: 'offer', cardId: 1, wallet, amount, at: NOON, ...special }) as const;
const say = (offerId: number, wallet = ALICE, at = NOON) =>
  ({ type: 'accept-offer', offerId, wallet, at }) as const;
const withdraw = (offerId: number, wallet = BILLY) =>
  ({ type: 'withdraw-offer', offerId, wallet, at: NOON }) as const;

const owner = (id = 1) => world.cards.get(id)?.owner;
const balances = () => [ALICE, BILLY, CAROL].map((wallet) => balanceOf(world, wallet));

/** Everybody who is told something by a command that is about to be carried out. */
function told(command: Command): string[] {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) throw new Error(verdict.refusal.sentence);
  done(world, command);
  return verdict.effects
    .filter((effect): effect is Extract<Effect, { type: 'message' }> => effect.type === 'message')
    .map(({ wallet, text }) => `${wallet.slice(2, 3)}: ${text}`);
}

describe('a price', () => {
  test.each([
    [0, 'must be more than 0'],
    [-5, 'must be more than 0'],
    [Number.NaN, 'must be more than 0'],
    [0.01, 'must be 0.02 HOOF at least'],
    [12.345, 'must have two decimals at most'],
    [10_000_000_000.01, 'is more HOOF than there is'],
    [Number.POSITIVE_INFINITY, 'is more HOOF than there is'],
    [0.02, null],
    [1250, null],
    [10_000_000_000, null],
  ])('of %s', (hoof, problem) => {
    expect(whyNoPrice(hoof)).toBe(problem);
  });

  test('leaves the treasury 2.5 %, rounded down, and at least a hundredth', () => {
    expect([125_000, 2, 39, 41, 80, 119].map(saleFee)).toEqual([3125, 1, 1, 1, 2, 2]);
  });
});

describe('[E31] a card on the shelf', () => {
  test('goes to whoever pays exactly what was shown, less the fee for the seller', () => {
    done(world, list());
    expect(done(world, buy())).toMatchObject({ card: { owner: BILLY }, balance: 75_000 });
    expect([owner(), ...balances()]).toEqual([BILLY, 121_875, 75_000, 200_000]);
    expect(balanceOf(world, 'treasury')).toBe(1_003_125);
    expect(world.cards.get(1)).not.toHaveProperty('asked');
    expect(world.sales).toMatchObject([
      { cardId: 1, kind: 'listing', amount: 1250, worth: 0.0125, seller: ALICE, buyer: BILLY },
    ]);
    // Nobody gets it for the old price afterwards.
    expect(refusalOf(world, buy(CAROL))).toBe('NOT_FOR_SALE');
  });

  test('goes to one of two at one instant', () => {
    done(world, list());
    const late = verdictOn(world, buy(CAROL));
    done(world, buy());
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('card');
    expect(balanceOf(world, CAROL)).toBe(200_000);
  });

  test('is not sold at a price that has changed, and says the new one', () => {
    done(world, list());
    const late = verdictOn(world, buy());
    done(world, list(150_000));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('card');
    expect(runCommand(world, buy())).toMatchObject({
      refusal: { code: 'PRICE_CHANGED', details: { price: 1500 } },
    });
  });

  test('can be taken down, once, and not by others', () => {
    done(world, list());
    const unlist = { type: 'unlist', cardId: 1, wallet: ALICE, at: NOON } as const;
    expect(refusalOf(world, { ...unlist, wallet: BILLY })).toBe('CARD_NOT_YOURS');
    done(world, unlist);
    expect(refusalOf(world, unlist)).toBe('NOT_FOR_SALE');
    expect(refusalOf(world, buy())).toBe('NOT_FOR_SALE');
  });

  test('still plays challenges, cannot be bought meanwhile, and can afterwards', () => {
    done(world, list());
    world.balances.set(ALICE, 10_000);
    const { opening } = done(world, open(ALICE, 1));
    expect(refusalOf(world, buy())).toBe('CARD_BUSY');
    expect(refusalOf(world, list(1_000))).toBe('CARD_BUSY');
    done(world, { type: 'cancel', kind: 'challenge', id: opening.id, wallet: ALICE, at: NOON });
    expect(refusalOf(world, buy())).toBe('done');
  });

  test('comes off it when it is put at stake', () => {
    done(world, list());
    world.balances.set(ALICE, 10_000);
    const { opening } = done(world, open(ALICE, 1, { kind: 'request' }));
    done(world, { type: 'cancel', kind: 'request', id: opening.id, wallet: ALICE, at: NOON });
    expect(refusalOf(world, buy())).toBe('NOT_FOR_SALE');
  });

  test('is no card to swap in: its way off the shelf would give the swap away', () => {
    done(world, list(125_000, { cardId: 2 }));
    world.balances.set(ALICE, 10_000);
    const { opening } = done(world, open(ALICE, 1, { minPool: 0 }));
    const { match } = done(world, accept(BILLY, opening, 3));
    expect(match.hands![0].map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    ['another’s', { owner: BILLY }, 'CARD_NOT_YOURS'],
    ['nobody’s', { owner: null }, 'CARD_NOT_YOURS'],
    ['in a game', { busyWith: 'challenge:9' }, 'CARD_BUSY'],
    ['bound', { bond: 'bound' }, 'CARD_BOUND'],
    ['resting', { restsUntil: NOON + 1 }, 'done'],
  ] as const)('may be one that is %s? %#', (_, special, code) => {
    addCard(world, 7, 'Rare', { owner: ALICE, ...special });
    const command = list(100, { cardId: 7 });
    const verdict = verdictOn(world, command);
    expect(verdict.ok ? 'done' : verdict.refusal.code).toBe(code);
  });

  test('cannot be one that is lent, or stands in an auction', () => {
    addCard(world, 7, 'Rare');
    world.auctions.set(1, testAuction({ id: 1, endsAt: NOON + 1 }));
    expect(refusalOf(world, list())).toBe('ON_AUCTION');
    expect(refusalOf(world, offer())).toBe('ON_AUCTION');
  });

  test('is paid with free HOOF alone', () => {
    done(world, list());
    world.locked.set(BILLY, 80_000);
    expect(runCommand(world, buy())).toMatchObject({
      refusal: { code: 'NOT_TRADABLE', details: { required: 1250, tradable: 1200 } },
    });
    expect(refusalOf(world, offer(BILLY, 120_001))).toBe('NOT_TRADABLE');
    expect(refusalOf(world, offer(BILLY, 120_000))).toBe('done');
    expect(refusalOf(world, buy(walletNamed('d')))).toBe('INSUFFICIENT_HOOF');
  });

  test('is not bought from oneself', () => {
    done(world, list());
    expect(refusalOf(world, buy(ALICE))).toBe('OWN_CARD');
    expect(refusalOf(world, offer(ALICE))).toBe('OWN_CARD');
  });

  test('tells its followers when it comes and when it gets cheaper, not when it gets dearer', () => {
    const news = (command: Command) => {
      const verdict = verdictOn(world, command);
      done(world, command);
      return verdict.ok ? verdict.effects.filter(({ type }) => type === 'watchers-told').length : 0;
    };
    expect([100_000, 120_000, 90_000, 90_000].map((price) => news(list(price)))).toEqual([
      1, 0, 1, 0,
    ]);
  });

  test('tells nobody again that it is cheaper by one, off the shelf and on it again or not', () => {
    const news = (command: Command) => {
      const verdict = verdictOn(world, command);
      done(world, command);
      if (!verdict.ok) return [];
      return verdict.effects.flatMap((effect) =>
        effect.type === 'watchers-told' ? [[effect.text, effect.overpriced]] : [],
      );
    };
    expect(news(list(100_000))).toEqual([['Card 1 is for sale: 1,000 HOOF.', true]]);
    for (let price = 99_900; price > 90_000; price -= 100) expect(news(list(price))).toEqual([]);
    done(world, { type: 'unlist', cardId: 1, wallet: ALICE, at: NOON });
    expect(news(list(95_000))).toEqual([]);
    expect(news(list(90_000))).toEqual([['Card 1 is down from 1,000 HOOF to 900 HOOF.', false]]);
    const tomorrow = { ...list(89_900), at: NOON + TOLD_AGAIN_MS };
    expect(news({ ...tomorrow, at: tomorrow.at - 1, price: 89_950 })).toEqual([]);
    expect(news(tomorrow)).toEqual([['Card 1 is down from 900 HOOF to 899 HOOF.', false]]);
    // Whoever buys it tells anew.
    done(world, buy(BILLY, 89_900));
    expect(news({ ...list(300_000), wallet: BILLY })).toEqual([
      ['Card 1 is for sale: 3,000 HOOF.', true],
    ]);
  });
});

describe('[E32] an offer', () => {
  test('waits in a vault until the owner says yes; every other one goes back', () => {
    const one = done(world, offer());
    const other = done(world, offer(CAROL, 110_000));
    expect(balances()).toEqual([0, 100_000, 90_000]);
    expect(told(say(other.id))).toEqual([
      'b: Card 1 went to somebody else. Your 1,000 HOOF are back.',
      'a: Card 1 is sold for 1,100 HOOF. 1,072.50 HOOF are yours.',
      'c: Card 1 is yours: your offer of 1,100 HOOF was accepted.',
    ]);
    expect([owner(), ...balances()]).toEqual([CAROL, 107_250, 200_000, 90_000]);
    expect(balanceOf(world, `offer:${one.id}`) + balanceOf(world, `offer:${other.id}`)).toBe(0);
    expect(world.offers.get(one.id)?.status).toBe('ended');
    expect(refusalOf(world, say(one.id))).toBe('OFFER_CLOSED');
  });

  test('can be withdrawn by whoever made it, once', () => {
    const { id } = done(world, offer());
    expect(refusalOf(world, withdraw(id, CAROL))).toBe('FORBIDDEN');
    done(world, withdraw(id));
    expect(balances()).toEqual([0, 200_000, 200_000]);
    expect(refusalOf(world, withdraw(id))).toBe('OFFER_CLOSED');
    expect(refusalOf(world, say(id))).toBe('OFFER_CLOSED');
    expect(refusalOf(world, withdraw(77))).toBe('NOT_FOUND');
  });

  test('is accepted or withdrawn, not both at one instant', () => {
    const { id } = done(world, offer());
    const late = verdictOn(world, say(id));
    done(world, withdraw(id));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('offer');
    expect(owner()).toBe(ALICE);
  });

  test('that comes in while the card is being sold does not go along with it', () => {
    done(world, list());
    const late = verdictOn(world, buy(CAROL));
    done(world, offer());
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).toBe('card-offers');
    done(world, buy(CAROL));
    expect([owner(), balanceOf(world, BILLY)]).toEqual([CAROL, 200_000]);
  });

  test('ends by itself after seven days, and not before', () => {
    const { id, expiresAt } = done(world, offer());
    expect(expiresAt).toBe(NOON + OFFER_MS);
    const expire = { type: 'expire-offer', offerId: id, wallet: null } as const;
    expect(refusalOf(world, { ...expire, at: expiresAt - 1 })).toBe('CONFLICT');
    expect(refusalOf(world, say(id, ALICE, expiresAt))).toBe('OFFER_CLOSED');
    done(world, { ...expire, at: expiresAt });
    expect(balanceOf(world, BILLY)).toBe(200_000);
  });

  test('cannot be accepted by others, nor while the card plays', () => {
    const { id } = done(world, offer());
    expect(refusalOf(world, say(id, CAROL))).toBe('FORBIDDEN');
    world.balances.set(ALICE, 10_000);
    done(world, open(ALICE, 1));
    expect(refusalOf(world, say(id))).toBe('CARD_BUSY');
  });

  test('is one for each wallet and card, and for no card that is nobody’s', () => {
    done(world, offer());
    expect(refusalOf(world, offer(BILLY, 110_000))).toBe('OFFER_STANDS');
    addCard(world, 7, 'Rare');
    expect(refusalOf(world, offer(BILLY, 100, { cardId: 7 }))).toBe('NOT_FOR_SALE');
    expect(refusalOf(world, offer(BILLY, 100, { cardId: 8 }))).toBe('NOT_FOUND');
  });

  test('has only so many beside it: the lowest makes room for a higher one', () => {
    for (let i = 0; i < OFFERS_PER_CARD; i += 1) {
      const wallet = `0x${i.toString(16).padStart(40, 'e')}`;
      world.balances.set(wallet, 1_000);
      done(world, offer(wallet, 500 + i));
    }
    expect(runCommand(world, offer(BILLY, 500))).toMatchObject({
      refusal: { code: 'OFFER_TOO_LOW', details: { lowest: 5 } },
    });
    done(world, offer(BILLY, 501));
    expect(openOffers(world, 1)).toHaveLength(OFFERS_PER_CARD);
    expect(balanceOf(world, `0x${'0'.padStart(40, 'e')}`)).toBe(1_000);
  });

  test('is one of so many that a wallet may have open', () => {
    for (let i = 0; i <= OFFERS_PER_WALLET; i += 1)
      addCard(world, 100 + i, 'Rare', { owner: ALICE });
    const results = Array.from({ length: OFFERS_PER_WALLET + 1 }, (_, i) =>
      refusalOf(world, offer(BILLY, 10, { cardId: 100 + i })),
    );
    expect(results.slice(-2)).toEqual(['done', 'TOO_MANY_OPEN']);
  });

  test('ends when the card is lost in a battle', () => {
    world.balances.set(ALICE, 10_000);
    addCard(world, 4, 'Rare', { owner: BILLY });
    done(world, offer(CAROL));
    const { id } = startDuel(world, [ALICE, 1], [BILLY, 3], { kind: 'request' });
    done(world, { type: 'move', matchId: id, address: ALICE, move: { type: 'concede' }, at: NOON });
    expect([owner(), balanceOf(world, CAROL)]).toEqual([BILLY, 200_000]);
  });

  test('ends when an operator takes the card back', () => {
    addCard(world, 9, 'Rare', { price: 30_000 });
    world.balances.set(ALICE, 30_000);
    done(world, { type: 'mint', cardId: 9, wallet: ALICE, at: NOON });
    done(world, offer(BILLY, 100_000, { cardId: 9 }));
    world.frozen.add(ALICE);
    done(world, {
      ...{ type: 'return-cards', wallet: ALICE, cardIds: [9], since: 0, reason: 'x', at: NOON },
      operator: { username: 'admin', address: '127.0.0.1', details: {} },
    });
    expect([owner(9), balanceOf(world, BILLY)]).toEqual([null, 200_000]);
  });
});
