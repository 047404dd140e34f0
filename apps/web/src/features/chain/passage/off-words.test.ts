import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const SILENT = { frozen: false, paused: false, problem: 'its answer was too long', embedded: true };

async function whyOn(page: string): Promise<string | null> {
  vi.resetModules();
  vi.stubGlobal('__LOCALE__', page);
  const { whyNoPassage } = await import('./why-no-passage.ts');
  return whyNoPassage(SILENT as unknown as Parameters<typeof whyNoPassage>[0], false);
}

test('what ails a node is told where the page speaks its language, and nowhere else', async () => {
  expect(await whyOn('en')).toBe('The chain does not answer right now. its answer was too long');
  expect(await whyOn('de')).toBe('The chain does not answer right now.');
});

test.each([
  ['operator', 'en', 'The chain is off: the operator plays without it.'],
  ['first-read', 'de', 'The chain is being read for the first time.'],
  ['fault', 'en', 'No disk, no chain.'],
  ['fault', 'de', 'There is no chain here right now.'],
] as const)('why there is no chain goes by its reason: %s, %s', async (reason, page, said) => {
  vi.stubGlobal('__LOCALE__', page);
  const { offWords } = await import('./why-no-passage.ts');
  expect(offWords({ reason, why: 'No disk, no chain.' })).toBe(said);
});
