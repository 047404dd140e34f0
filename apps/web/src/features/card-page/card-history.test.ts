import { phrase } from '@goats/words';
import { describe, expect, it } from 'vitest';
import type { CardEvent } from '../catalogue/card-queries.ts';
import { eventMessage } from './card-history.tsx';

const NOTHING = {
  ...{ id: 1, at: '2026-01-01T00:00:00Z', link: null, reference: 'starter:1' },
  ...{ to: null, from: null, priceHoof: null, priceSol: null, attribute: null, value: null },
};
const event = (change: Partial<CardEvent>) => ({ ...NOTHING, ...change }) as CardEvent;

function told(of: CardEvent, newestFirst: readonly CardEvent[] = [of]): string {
  const { message, values } = eventMessage(of, newestFirst);
  return phrase('en', message, { ...values, to: 'Ada', from: 'Bo' });
}

describe('a card’s history', () => {
  it.each([
    [{ kind: 'granted' }, 'Granted to Ada in a starter pack'],
    [{ kind: 'granted', reference: 'daily:7' }, 'Granted to Ada in a day’s pack'],
    [{ kind: 'minted' }, 'Minted by Ada'],
    [{ kind: 'minted', priceHoof: 1234.5 }, 'Minted by Ada for 1,234.50 HOOF'],
    [{ kind: 'sold' }, 'Sold in a swap to Ada by Bo'],
    [{ kind: 'sold', priceHoof: 975 }, 'Sold for 975 HOOF to Ada by Bo'],
    [{ kind: 'auctioned', priceSol: 41 }, 'Auctioned to Ada for 41.00 SOL'],
    [{ kind: 'won', from: '0xb' }, 'Won by Ada from Bo'],
    [{ kind: 'won' }, 'Won a match for Ada'],
    [{ kind: 'lost' }, 'Lost a match, and went to lie down'],
    [{ kind: 'moved' }, 'Moved to Ada by Bo, outside the Stadium'],
  ] as const)('tells each event as one sentence: %j', (change, sentence) => {
    expect(told(event(change))).toBe(sentence);
  });

  it('says of every growth which of the five it was', () => {
    const newestFirst = [
      event({ id: 5, kind: 'levelled', attribute: 'pace', value: 81 }),
      event({ id: 4, kind: 'won' }),
      event({ id: 2, kind: 'levelled' }),
    ];
    expect(told(newestFirst[0]!, newestFirst)).toBe('Levelled up Pace to 81, +2 of 5');
    expect(told(newestFirst[2]!, newestFirst)).toBe('Levelled up by one, +1 of 5');
  });

  it('counts no further where the older rules let a card grow on', () => {
    const many = [6, 5, 4, 3, 2, 1].map((id) => event({ id, kind: 'levelled' }));
    expect(told(many[0]!, many)).toBe('Levelled up by one');
    expect(told(many[1]!, many)).toBe('Levelled up by one, +5 of 5');
  });
});
