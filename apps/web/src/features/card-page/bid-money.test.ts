import { expect, it } from 'vitest';
import { moneyWords } from './bid-money.ts';

it.each([
  ['3.69', 20, /3\.69 SOL are about 0\.18 ETH at our rate, 20 SOL to one ETH\.$/],
  ['40', 20, /40\.00 SOL are about 2\.00 ETH/],
  ['0.1', 20, /0\.10 SOL are less than 0\.01 ETH/],
  ['goat', 20, /^Counted in SOL, as the card’s price is\.$/],
  ['3.69', undefined, /^Counted in SOL, as the card’s price is\.$/],
] as const)(
  'whoever types %s is not left to take SOL and ETH for neighbours',
  (typed, rate, words) => {
    expect(moneyWords(typed, rate)).toMatch(words);
  },
);
