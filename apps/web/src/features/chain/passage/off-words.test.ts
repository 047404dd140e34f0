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
