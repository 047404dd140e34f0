import { describe, expect, it } from 'vitest';
import { asWallet, mintDays } from './mint-days.ts';

describe('a wallet at the desk', () => {
  it('shows a day’s mints on one line, however many tiers', () => {
    const day = '2026-06-02';
    expect(
      mintDays([
        { day, rarity: 'Legendary', cards: 1, hoof: 900 },
        { day, rarity: 'Common', cards: 4, hoof: 100 },
        { day: '2026-06-01', rarity: 'Rare', cards: 2, hoof: 60 },
      ]),
    ).toEqual([
      { day, cards: { Common: 4, Rare: 0, Epic: 0, Legendary: 1 }, hoof: 1000 },
      { day: '2026-06-01', cards: { Common: 0, Rare: 2, Epic: 0, Legendary: 0 }, hoof: 60 },
    ]);
  });

  it('takes an address in any case, with the spaces that come along when it is pasted', () => {
    expect(asWallet(` 0x${'AB'.repeat(20)}\n`)).toBe(`0x${'ab'.repeat(20)}`);
    expect(asWallet('0xab...cdef')).toBeNull();
  });
});
