import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circleOf, type Rivals } from './circle.ts';
import { PRESETS } from './presets.ts';
import { inCircle, shareOut, WEEK_MEETINGS, weekPrizes } from './week.ts';

type Graph = Map<string, Map<string, number>>;

function meet(graph: Graph, one: string, other: string, counted = WEEK_MEETINGS): void {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    graph.set(a, (graph.get(a) ?? new Map()).set(b, counted));
  }
}

const rivalsIn =
  (graph: Graph) =>
  (wallet: string): Rivals =>
    [...(graph.get(wallet) ?? [])].map(([met, counted]) => ({ wallet: met, counted }));

/** Everybody meets everybody. */
function ring(size: number, name = 'w', graph: Graph = new Map()): Graph {
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) meet(graph, `${name}${i}`, `${name}${j}`);
  }
  return graph;
}

const sizeOf = (graph: Graph, wallet = 'w0') => circleOf(wallet, rivalsIn(graph));

describe('[E37b] the circle in which somebody plays', () => {
  test('is as many as play each other', () => {
    expect(sizeOf(ring(7))).toBeGreaterThan(6.9);
    expect(sizeOf(ring(7))).toBeLessThanOrEqual(7);
    expect(sizeOf(ring(40))).toBeGreaterThan(39.9);
  });

  test('is one for whoever played the house alone, or people who play nobody else', () => {
    expect(sizeOf(new Map())).toBe(1);
    const star: Graph = new Map();
    for (let i = 1; i < 50; i += 1) meet(star, 'w0', `w${i}`);
    expect(sizeOf(star)).toBe(1);
  });

  test('hardly grows by a match with an outsider who knows everybody', () => {
    const graph = ring(60, 'honest', ring(7));
    for (let i = 0; i < 7; i += 1) meet(graph, `w${i}`, `honest${i}`, 1);
    expect(sizeOf(graph)).toBeLessThan(9);
  });

  test('is large for somebody who met ten people of a busy world', () => {
    const graph = ring(60, 'honest');
    for (let i = 0; i < 10; i += 1) meet(graph, 'w0', `honest${i}`, 1);
    expect(sizeOf(graph)).toBeGreaterThan(40);
  });

  test('is never more than all who play in it, however they arrange their matches', () => {
    const pairs = fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.integer({ min: 1, max: 3 })));
    fc.assert(
      fc.property(pairs, (met) => {
        const graph: Graph = new Map();
        for (const [a, b, counted] of met) if (a !== b) meet(graph, `w${a}`, `w${b}`, counted);
        for (const wallet of graph.keys()) {
          const size = sizeOf(graph, wallet);
          expect(size).toBeGreaterThanOrEqual(1);
          expect(size).toBeLessThanOrEqual(12);
        }
      }),
    );
  });
});

describe('[E37b] what one circle takes of a week', () => {
  const { weekBudget, weekPerWallet } = PRESETS.live;

  function takenBy(size: number): number {
    const graph = ring(size);
    const table = [...graph.keys()].map((wallet, i) => ({ wallet, points: 10_000 - i }));
    return shareOut(table, weekPrizes(weekBudget))
      .map((prize) => inCircle(prize, sizeOf(graph, prize.wallet), weekPerWallet).amount / 100)
      .reduce((sum, amount) => sum + amount, 0);
  }

  test('is a tenth of it for seven wallets, and the whole only for a crowd', () => {
    expect(takenBy(7)).toBeLessThanOrEqual(490);
    expect(takenBy(7)).toBeGreaterThan(480);
    expect(takenBy(20)).toBeLessThan(weekBudget / 2);
    expect(takenBy(151)).toBeCloseTo(weekBudget, 0);
  });
});
