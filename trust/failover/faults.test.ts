import { expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { drawFaults } from './faults.ts';

const KINDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

it('draws thirty with every kind among them, by the seed alone, and in another order for another seed', () => {
  const runs = [1, 2, 3].map((seed) => drawFaults(KINDS, 30, createChance(seed)));
  for (const run of runs) {
    expect(run).toHaveLength(30);
    expect(new Set(run)).toEqual(new Set(KINDS));
  }
  expect(drawFaults(KINDS, 30, createChance(2))).toEqual(runs[1]);
  expect(new Set(runs.map((run) => run.join()))).toHaveProperty('size', 3);
});
