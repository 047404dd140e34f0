import { describe, expect, it } from 'vitest';
import { offerStatus } from '../offer-words.ts';
import type { Trade } from '../trading-queries.ts';
import { tradeWords } from './trade-words.ts';

const trade = {
  ...{ id: 1, cardId: 7, at: '2025-06-15T12:00:00Z', currency: 'HOOF', price: 1250, fee: 31.25 },
  ...{ side: 'sold', kind: 'listing', other: `0x91fa${'0'.repeat(32)}c07e` },
} as Trade;

describe('the words of an own market', () => {
  it.each([
    [{}, 'Sold to 0x91fa...c07e for 1,250, less 31.25 market fee'],
    [{ side: 'bought' }, 'Bought from 0x91fa...c07e'],
    [{ side: 'bought', kind: 'offer' }, 'Bought by offer from 0x91fa...c07e'],
    [{ side: 'bought', kind: 'auction', fee: 0, other: null }, 'Bought in an auction'],
  ] as const)('%j', (over, words) => {
    expect(tradeWords({ ...trade, ...over } as Trade)).toBe(words);
  });

  it('says until when an offer stands, or how it ended', () => {
    const expiresAt = '2025-06-22T12:00:00Z';
    expect(offerStatus({ status: 'open', expiresAt })).toBe('Stands until 22 June');
    expect(offerStatus({ status: 'expired', expiresAt })).toBe('Nobody answered');
  });
});
