import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['en', '1234.50'],
  ['de', '1234,50'],
  ['fr', '1234,50'],
])('a bid stands in the field of a page in %s as that page reads it', async (page, shown) => {
  vi.resetModules();
  vi.stubGlobal('__LOCALE__', page);
  const { bidForm } = await import('./bid-rules.ts');
  const { readTypedAmount } = await import('@goats/rules');
  expect(bidForm(1234.5)).toBe(shown);
  expect(readTypedAmount(bidForm(1234.5))).toEqual({ amount: 1234.5 });
});
