import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededStream } from './seeded-stream.ts';

const seeds = fc.tuple(fc.string(), fc.string(), fc.string(), fc.string());

describe('the stream that decides every match', () => {
  test('[R1] the same seeds always give the same draws', () => {
    fc.assert(
      fc.property(seeds, ([server, a, b, id]) => {
        const draw = () => {
          const stream = seededStream(server, a, b, id);
          return [stream.int(10), stream.bit(), ...stream.shuffle([1, 2, 3, 4, 5])];
        };
        expect(draw()).toEqual(draw());
      }),
    );
  });

  test('[R1] any one seed changed gives other draws', () => {
    const draws = (seedParts: [string, string, string, string]) => {
      const stream = seededStream(...seedParts);
      return Array.from({ length: 40 }, () => stream.int(1000)).join();
    };
    const base: [string, string, string, string] = ['s', 'a', 'b', 'm'];
    const all = [base, ...base.map((_, i) => base.with(i, 'x') as typeof base)].map(draws);
    expect(new Set(all).size).toBe(5);
  });

  test('[R2] a stranger can recompute the first words from the documented recipe', () => {
    const digest = createHash('sha256').update('goat-stream-v1|s|a|b|m|0').digest();
    const next = createHash('sha256').update('goat-stream-v1|s|a|b|m|1').digest();
    const stream = seededStream('s', 'a', 'b', 'm');
    const words = Array.from({ length: 9 }, () => stream.int(0x1_0000_0000));
    expect(words).toEqual([
      ...Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(i * 4)),
      next.readUInt32BE(0),
    ]);
  });

  test('[R2] no face of a ten-sided draw is favoured', () => {
    const stream = seededStream('fair', 'a', 'b', 'm');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 50_000; i += 1) counts[stream.int(10)]! += 1;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0);
    // 27.88 is the 0.1 % point for nine degrees of freedom; the seed is fixed, so this cannot flake.
    expect(chiSquared).toBeLessThan(27.88);
  });

  test('[R3] a shuffle keeps every item and favours no order', () => {
    const stream = seededStream('orders', 'a', 'b', 'm');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = stream.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chiSquared = [...orders.values()].reduce((s, n) => s + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(49.73);
  });

  test('[R2] a draw from nothing is refused rather than answered', () => {
    const stream = seededStream('s', 'a', 'b', 'm');
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 33]) {
      expect(() => stream.int(below)).toThrow(RangeError);
    }
    expect(stream.int(1)).toBe(0);
  });
});
