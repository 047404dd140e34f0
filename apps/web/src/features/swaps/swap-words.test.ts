import { describe, expect, it } from 'vitest';
import type { Swap } from './swap-queries.ts';
import { hoofWords, sidesOf, swapStatus, swapTense, whyNotSwap } from './swap-words.ts';

const face = (id: number) =>
  ({ id, name: `Card ${id}`, imageUrl: '', rarity: 'Common', goatScore: 50 }) as const;
const swap = (more: Partial<Swap>) =>
  ({ side: 'made', give: [face(1)], take: [face(2)], hoof: 100, fee: 2.5, ...more }) as Swap;

describe('the sides of a swap', () => {
  it('are told from where one stands, and HOOF with its fee to whom it comes', () => {
    const made = sidesOf(swap({}));
    expect([made.give.cards[0]?.id, hoofWords(made.give), hoofWords(made.get)]).toEqual([
      ...[1, '100 HOOF', null],
    ]);
    const received = sidesOf(swap({ side: 'received' }));
    expect([received.give.cards[0]?.id, hoofWords(received.give), hoofWords(received.get)]).toEqual(
      [2, null, '97.50 HOOF, after a fee of 2.50'],
    );
  });

  it('turn round where HOOF is asked for', () => {
    const asked = sidesOf(swap({ hoof: -100 }));
    expect([hoofWords(asked.give), hoofWords(asked.get)]).toEqual([
      ...[null, '97.50 HOOF, after a fee of 2.50'],
    ]);
    expect(hoofWords(sidesOf(swap({ side: 'received', hoof: -100 })).give)).toBe('100 HOOF');
  });
});

describe('a swap in a list', () => {
  it('says until when it stands, or what became of it and when', () => {
    const [expiresAt, endedAt] = ['2026-06-22T12:00:00.000Z', '2026-06-20T12:00:00.000Z'];
    expect(swapStatus({ status: 'open', expiresAt, endedAt: null })).toContain('22');
    expect(swapStatus({ status: 'ended', expiresAt, endedAt })).toMatch(/went elsewhere, .*20/);
    expect(swapStatus({ status: 'refused', expiresAt, endedAt })).toMatch(/^Turned down/);
  });

  it('claims to have given a card only where it was given', () => {
    expect(swapTense({ status: 'open' })).toBe('now');
    expect(swapTense({ status: 'accepted' })).toBe('done');
    for (const status of ['withdrawn', 'refused', 'expired', 'ended'] as const) {
      expect(swapTense({ status })).toBe('never');
    }
  });
});

describe('a card', () => {
  it('that is lent, bound, for sale or away cannot be chosen, and says why; a tired one can', () => {
    const free = { bond: null, listing: null, place: 'stadium' } as const;
    expect(whyNotSwap(free)).toBeNull();
    expect(whyNotSwap({ ...free, bond: 'lent' })).toBe('Lent');
    expect(whyNotSwap({ ...free, bond: 'bound' })).toBe('Bound');
    expect(whyNotSwap({ ...free, place: 'chain' })).toBe('On the chain');
    const listing = { price: 5, seller: '0x', since: '2026-06-22T12:00:00.000Z' };
    expect(whyNotSwap({ ...free, listing })).toBe('For sale');
  });
});
