import type { LeafList } from '@goats/chain';
import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import { isMuchHoof, isMuchOfCards, lossesBetween } from './compare-lists.ts';

const person = (number: number) => `0x${String(number).padStart(40, '0')}` as Address;
const THIEF = person(99);

/** Twenty people with 100 HOOF and a card each. */
const people = Array.from({ length: 20 }, (_, i) => person(i + 1));
function list(change: Partial<LeafList> = {}): LeafList {
  return {
    ...{ chainId: 1, stadium: person(0), deposits: 0, cardDeposits: 0, block: 1 },
    accounts: people.map((account) => ({ account, balance: 10_000, withdrawn: 0 })),
    cards: people.map((owner, i) => ({ token: 1_000_001 + i, owner })),
    ...change,
  };
}
const balances = (of: (i: number) => number, withdrawn = 0) => ({
  accounts: people.map((account, i) => ({ account, balance: of(i), withdrawn })),
});
const cardsTo = (count: number) => ({
  cards: list().cards.map((card, i) => (i < count ? { ...card, owner: THIEF } : card)),
});
const compare = (after: LeafList, before = list()) => {
  const losses = lossesBetween(before, after, new Set());
  const { taken, gone, grown } = losses;
  const isMuch = {
    hoof: isMuchHoof(taken.hoof, losses),
    cards: isMuchOfCards(taken.cards, losses),
    gone: isMuchOfCards(gone.length, losses),
    grown: isMuchHoof(grown.hoof, losses),
    grownCards: isMuchOfCards(grown.cards, losses),
  };
  return { ...losses, isMuch };
};

describe('what a root takes from everybody', () => {
  it('is much when nobody is dropped and everybody keeps a hundredth', () => {
    const thiefs = balances(() => 1).accounts.concat({
      ...{ account: THIEF, balance: 199_980, withdrawn: 0 },
    });
    expect(compare(list({ accounts: thiefs }))).toMatchObject({
      dropped: [],
      taken: { hoof: 199_980, accounts: 20 },
      isMuch: { hoof: true, cards: false },
    });
  });

  it('is much when it is everything of somebody who had a lot', () => {
    const rich = (balance: number) => balances((i) => (i === 0 ? balance : 10_000));
    expect(compare(list(rich(1)), list(rich(500_000))).isMuch.hoof).toBe(true);
  });

  it.each([
    ['what two of them lost', balances((i) => (i < 2 ? 0 : 10_000))],
    ['what somebody won', balances((i) => (i === 0 ? 90_000 : 10_000))],
    ['what all of them were paid', balances(() => 4_000, 6_000)],
  ])('is not %s', (_, after) => {
    expect(compare(list(after)).isMuch.hoof).toBe(false);
  });

  it('is what it calls paid, the most first, for the contract to say', () => {
    expect(compare(list(balances((i) => 10_000 - i))).paid).toEqual([]);
    const { paid } = compare({
      ...list(),
      accounts: people.map((account, i) => ({ account, balance: 0, withdrawn: i })),
    });
    expect(paid).toHaveLength(19);
    expect(paid[0]).toEqual({ account: person(20), more: 19, all: 19 });
  });

  it('is much of cards when ten and more have another owner, and none that left the Stadium counts', () => {
    expect(compare(list(cardsTo(10)))).toMatchObject({
      taken: { cards: 10 },
      isMuch: { hoof: false, cards: true },
    });
    expect(compare(list(cardsTo(9))).isMuch.cards).toBe(false);
    expect(compare(list({ cards: [] }))).toMatchObject({
      taken: { cards: 0 },
      isMuch: { cards: false },
    });
  });

  it('may hide in two steps, and the first of them is seen: all grows, or cards are nobody’s', () => {
    const float = list().accounts.concat({ account: THIEF, balance: 9_000_000, withdrawn: 0 });
    expect(compare(list({ accounts: float })).isMuch).toMatchObject({ hoof: false, grown: true });
    const gift = list().accounts.concat({ account: THIEF, balance: 20_000, withdrawn: 0 });
    expect(compare(list({ accounts: gift })).isMuch.grown).toBe(false);
    // What was paid out since was there before.
    expect(compare(list(balances(() => 4_000, 6_000))).grown.hoof).toBe(0);
    expect(compare(list({ cards: [] }))).toMatchObject({
      gone: list().cards.map(({ token }) => token),
      isMuch: { gone: true },
    });
    const more = Array.from({ length: 10 }, (_, i) => ({ token: 2_000_000 + i, owner: THIEF }));
    const cards = list().cards.concat(more);
    expect(compare(list({ cards })).isMuch.grownCards).toBe(true);
  });
});
