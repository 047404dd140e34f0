import { describe, expect, it } from 'vitest';
import { leanOfPhone, leanToPointer, settle } from './lean.ts';

const BOX = { left: 100, top: 50, width: 200, height: 280 };

describe('how a card leans', () => {
  it('towards the pointer, level in the middle and never further than its corners', () => {
    expect(leanToPointer(BOX, { x: 200, y: 190 })).toEqual({ x: 0, y: 0, lit: 1 });
    expect(leanToPointer(BOX, { x: 300, y: 50 })).toEqual({ x: 1, y: -1, lit: 1 });
    expect(leanToPointer(BOX, { x: 900, y: 900 })).toEqual({ x: 1, y: 1, lit: 1 });
  });

  it('with the phone, from how it was held and not from the table', () => {
    const level = { beta: 50, gamma: 0 };
    expect(leanOfPhone(level, level, 0)).toEqual({ x: 0, y: 0, lit: 0.3 });
    const right = leanOfPhone({ beta: 50, gamma: 11 }, level, 0);
    expect(right).toMatchObject({ x: 0.5, y: 0 });
    // On its side, what was across is along.
    expect(leanOfPhone({ beta: 61, gamma: 0 }, level, 90).x).toBeCloseTo(0.5);
    expect(leanOfPhone({ beta: -120, gamma: 89 }, level, 0)).toMatchObject({ x: 1, y: -1, lit: 1 });
  });

  it('finds a new level when somebody lies down', () => {
    let level = { beta: 40, gamma: 0 };
    for (let reading = 0; reading < 600; reading += 1)
      level = settle(level, { beta: 5, gamma: 30 });
    expect(level.beta).toBeCloseTo(5, 0);
    expect(level.gamma).toBeCloseTo(30, 0);
  });
});
