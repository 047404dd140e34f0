import { describe, expect, it } from 'vitest';
import type { Nft } from '../catalogue/card-queries.ts';
import { auctionState, withoutOldNews } from './auction-state.ts';

const END = '2026-06-01T12:00:00.000Z';
const BUYER = `0x${'b1'.repeat(20)}`;

type State = NonNullable<Nft['auction']>['state'];

function card(state: State, buyer: string | null = null): Pick<Nft, 'auction' | 'endTime'> {
  const over = state === 'settled' || state === 'returned';
  const auction = {
    id: 1,
    state,
    endsAt: END,
    buyer,
    amount: 40,
    until: END,
    paid: false,
    bond: 0,
  };
  return { auction, endTime: over ? null : END };
}

describe('where a card’s auction stands', () => {
  it('takes no bid after the clock’s last second, whatever the server has said', () => {
    const now = Date.parse(END);
    expect(auctionState(card('running'), now - 1)).toBe('running');
    expect(auctionState(card('running'), now)).toBe('ended');
    expect(auctionState(card('waiting', BUYER), now)).toBe('waiting');
    expect(auctionState(card('settled', BUYER), now)).toBe('sold');
    expect(auctionState(card('returned'), now)).toBe('returned');
    expect(auctionState({ auction: null, endTime: null }, now)).toBe('none');
  });

  it('is no news any more once the card is in other hands', () => {
    const sold = card('settled', BUYER);
    expect(withoutOldNews(sold, BUYER)).toBe(sold);
    expect(withoutOldNews(sold, undefined)).toBe(sold);
    expect(withoutOldNews(sold, `0x${'a1'.repeat(20)}`).auction).toBeNull();
    expect(withoutOldNews(card('returned'), null).auction).not.toBeNull();
    expect(withoutOldNews(card('returned'), BUYER).auction).toBeNull();
    // Under auction nobody owns it, and that is the news.
    expect(withoutOldNews(card('waiting', BUYER), null).auction).not.toBeNull();
  });
});
