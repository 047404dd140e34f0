import { expect, it } from 'vitest';
import { fateOf, reckon } from './promises.ts';

const answer = (status: number) => ({ status, body: undefined, cookies: [], headers: {} });

it('takes silence and every trouble of the house for unknown, and a refusal for an answer', () => {
  expect([0, 500, 503, 409, 429, 200, 201, 204].map((status) => fateOf(answer(status)))).toEqual([
    ...['unknown', 'unknown', 'unknown', 'refused', 'refused', 'done', 'done', 'done'],
  ]);
});

it('finds what is missing, what is there twice, and what nobody sent', () => {
  const { counts, wrong } = reckon('sales', ['a', 'b', 'c'], ['d', 'e'], ['a', 'b', 'b', 'd', 'x']);
  expect(counts).toEqual([{ what: 'sales', acknowledged: 3, found: 2, unknown: 2 }]);
  expect(wrong).toEqual([
    'sales: c was acknowledged and is not in the books',
    'sales: b is in the books 2 times',
    'sales: x is in the books, and nobody sent it',
  ]);
});
