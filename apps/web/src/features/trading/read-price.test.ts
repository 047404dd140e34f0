import { describe, expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

describe('a price that somebody typed', () => {
  it.each([
    ['1250', 1250],
    // A decimal comma must not sell a card for a tenth, or for ten times as much.
    ['12,5', 12.5],
    ['1.250,00', 1250],
    ['12.5', 12.5],
    ['1,234,567.89', 1_234_567.89],
    ['0.02', 0.02],
  ])('%j is %d HOOF', (text, hoof) => {
    expect(readPrice(text)).toEqual({ hoof });
  });

  it.each([
    ['', /Name a price/],
    ['cheap', /as a number/],
    // Nor may thousands of the European way sell it for a thousandth.
    ['1.250', /two ways/],
    ['12.000', /two ways/],
    ['1,250', /two ways/],
    ['1e3', /as a number/],
    ['-5', /as a number/],
    ['0', /more than 0/],
    ['0.01', /0\.02 HOOF at least/],
    ['0.125', /2 decimals at most/],
    ['99999999999', /more HOOF than there is/],
  ])('%j is sent back', (text, words) => {
    expect(readPrice(text)).toEqual({ problem: expect.stringMatching(words) });
  });
});
