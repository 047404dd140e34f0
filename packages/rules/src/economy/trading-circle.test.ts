import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circleBetween,
  earnedLeft,
  PAYMENTS_LOOKED_AT,
  type Payment,
  paysWithEarned,
  TRADES_LOOKED_AT,
  type Trade,
} from './trading-circle.ts';

const got = (amount: number): Trade => ({ earned: true, amount });
const paid = (amount: number): Trade => ({ earned: false, amount });
const pays = (path: string): Payment[] =>
  path.split(' ').map((each) => ({ payer: each[0]!, payee: each[1]! }));

describe('HOOF that was paid for cards', () => {
  test('goes first when its owner buys, and what is bought before a sale does not use it up', () => {
    expect(earnedLeft([got(90), paid(40)])).toBe(50);
    expect(earnedLeft([paid(500), got(90)])).toBe(90);
    expect(earnedLeft([got(90), paid(500), got(10)])).toBe(10);
  });

  test('pays for a card from half of its price on', () => {
    expect(paysWithEarned(100, [got(50)])).toBe(true);
    expect(paysWithEarned(100, [got(49)])).toBe(false);
    expect(paysWithEarned(100, [])).toBe(false);
  });

  test('is not hidden under many small trades', () => {
    const small = Array.from({ length: TRADES_LOOKED_AT + 1 }, () => paid(2));
    expect(paysWithEarned(1_000_000, small)).toBe(true);
  });
});

describe('a circle of traders', () => {
  test('is there when the seller’s HOOF can have come to the buyer, over however many', () => {
    expect(circleBetween('s', 'b', [])).toBeNull();
    expect(circleBetween('s', 'b', pays('sx xy'))).toBeNull();
    expect(circleBetween('s', 'b', pays('sb'))).toEqual({ ring: ['s', 'b'] });
    expect(circleBetween('s', 'b', pays('sx xy yb'))).toEqual({ ring: ['s', 'x', 'y', 'b'] });
  });

  test('is a ring only where nobody in it paid anybody else', () => {
    expect(circleBetween('s', 'b', pays('sx sz xb'))).toEqual({ ring: null });
  });

  test('is taken for one where there are more payments than anybody follows', () => {
    const many = Array.from({ length: PAYMENTS_LOOKED_AT + 1 }, (_, i) => ({
      ...{ payer: 's', payee: `x${i}` },
    }));
    expect(circleBetween('s', 'b', many)).toEqual({ ring: null });
  });

  test('is found whatever else is paid besides', () => {
    const wallet = fc.constantFrom(...'stuvwxyzb');
    const payments = fc.uniqueArray(fc.record({ payer: wallet, payee: wallet }), {
      selector: ({ payer, payee }) => payer + payee,
    });
    fc.assert(
      fc.property(payments, (others) => {
        const all = [...others.filter(({ payer }) => payer !== 'b'), ...pays('sq qb')];
        const circle = circleBetween('s', 'b', all);
        expect(circle).not.toBeNull();
        if (circle?.ring) expect([circle.ring[0], circle.ring.at(-1)]).toEqual(['s', 'b']);
      }),
    );
  });
});
