import { expect, test } from 'vitest';
import { alignedXi } from './xi-words.ts';

test('a column of Ξ has its decimals under each other', () => {
  expect(['443.4', '227.58', 72.9].map(alignedXi)).toEqual(['Ξ443.40', 'Ξ227.58', 'Ξ72.90']);
  expect([1856.51, 640, 0.0005, 0].map(alignedXi)).toEqual(['Ξ1.9K', 'Ξ640.00', 'Ξ0.0005', 'Ξ0']);
});
