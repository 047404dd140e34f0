import { goatSummaries } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { inOrder } from './starting-order.ts';

describe('the order of the home page', () => {
  it('puts the featured goats first and never loses one of the ten', () => {
    const order = inOrder(goatSummaries, ['the-flea', 'magic-goat']);
    expect(order.slice(0, 2).map(({ slug }) => slug)).toEqual(['the-flea', 'magic-goat']);
    expect(new Set(order)).toEqual(new Set(goatSummaries));
    expect(order).toHaveLength(10);
  });

  it('keeps its order when the server names nobody we know', () => {
    expect(inOrder(goatSummaries, ['a-sheep', 'a-sheep'])).toEqual(goatSummaries);
  });
});
