import { describe, expect, it } from 'vitest';
import { billOf, type DealCard, dealOf } from './deal.ts';

const ADA = `0xada${'0'.repeat(37)}`;
const BEN = `0xbe${'0'.repeat(38)}`;

const card = (over: Partial<DealCard> = {}): DealCard => ({
  ...{ owner: BEN, bond: null, state: 'free', listing: null, onAuction: false },
  place: 'stadium',
  ...over,
});
const listing = { price: 1250, seller: BEN, since: '2025-06-15T12:00:00Z' };

describe('what can be done with a card', () => {
  it.each([
    ['out on the chain', card({ place: 'chain', state: 'busy' }), { kind: 'outside', owner: BEN }],
    ['nobody’s', card({ owner: null, state: 'unowned' }), { kind: 'mint' }],
    [
      'under the hammer',
      card({ owner: null, state: 'unowned', onAuction: true }),
      { kind: 'auction' },
    ],
    ['for sale', card({ listing }), { kind: 'buy', price: 1250, owner: BEN, busy: false }],
    ['for sale, in a game', card({ listing, state: 'busy' }), { kind: 'buy', busy: true }],
    ['somebody’s', card(), { kind: 'offer', owner: BEN }],
    ['resting', card({ state: 'resting' }), { kind: 'offer' }],
    ['bound to somebody', card({ bond: 'bound' }), { kind: 'kept', owner: BEN }],
  ])('a card that is %s', (_, looked, deal) => {
    expect(dealOf(looked, ADA)).toMatchObject(deal);
    expect(dealOf(looked, null)).toMatchObject(deal);
  });

  it('is never a mint that would be refused, nor a purchase from oneself', () => {
    expect(dealOf(card({ owner: ADA, listing }), ADA.toUpperCase().replace('X', 'x'))).toEqual({
      ...{ kind: 'own', price: 1250, whyNot: null },
    });
  });

  it.each([
    [{ bond: 'lent' }, /Lent to you/],
    [{ bond: 'bound' }, /played your way in/],
    [{ state: 'busy' }, /In a game/],
    [{ onAuction: true }, /auction/],
  ] as const)('one’s own with %j says why it cannot be sold', (over, why) => {
    expect(dealOf(card({ owner: ADA, ...over }), ADA)).toMatchObject({
      whyNot: expect.stringMatching(why),
    });
  });

  it('sells what rests or is done for today', () => {
    for (const state of ['resting', 'played-out'] as const) {
      expect(dealOf(card({ owner: ADA, state }), ADA)).toMatchObject({ whyNot: null });
    }
  });

  it.each([
    ['nobody’s', card({ owner: null }), { price: 36, to: 'house', mints: 'Rare' }],
    ['a person’s', card({ listing }), { price: 1250, to: 'people' }],
    [
      'the house’s',
      card({ listing: { ...listing, house: true } }),
      { price: 1250, to: 'house', mints: 'Rare' },
    ],
    ['not for sale', card(), null],
  ])('what is %s is paid with what its seller takes', (_, looked, bill) => {
    expect(billOf(dealOf(looked, ADA), { priceHoof: 36, rarity: 'Rare' })).toEqual(bill);
  });
});
