import { describe, expect, it } from 'vitest';
import type { CardEvent } from '../catalogue/card-queries.ts';
import { growthOf } from './card-history.tsx';

const event = (id: number, kind: CardEvent['kind']) => ({ id, kind }) as CardEvent;

describe('a card’s history', () => {
  it('says of every growth which of the five it was', () => {
    const newestFirst = [event(5, 'levelled'), event(4, 'won'), event(2, 'levelled')];
    expect(newestFirst.map((each) => growthOf(each, newestFirst))).toEqual([
      ', +2 of 5',
      '',
      ', +1 of 5',
    ]);
  });

  it('counts no further where the older rules let a card grow on', () => {
    const many = [6, 5, 4, 3, 2, 1].map((id) => event(id, 'levelled'));
    expect(growthOf(many[0]!, many)).toBe('');
    expect(growthOf(many[1]!, many)).toBe(', +5 of 5');
  });
});
