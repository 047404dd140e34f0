import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const SOLD = {
  text: 'The Flea is sold for 12,500 HOOF. 12,000 HOOF are yours.',
  ...{ kind: 'card-sold', values: { card: 'The Flea', hoof: 1_250_000, yours: 1_200_000 } },
};

it('says a line with the figures of the page’s language, and leaves what it has no words for', async () => {
  vi.stubGlobal('__LOCALE__', 'de');
  vi.resetModules();
  const { wordLines } = await import('./word-lines.ts');
  const old = { text: 'An old line.' };
  const newer = { text: 'A newer line.', kind: 'moon-landing', values: {} };
  expect((await wordLines([SOLD, old, newer])).map(({ text }) => text)).toEqual([
    'The Flea is sold for 12.500 HOOF. 12.000 HOOF are yours.',
    'An old line.',
    'A newer line.',
  ]);
});

it('shows in English what the server wrote', async () => {
  const { wordLines } = await import('./word-lines.ts');
  expect(await wordLines([{ ...SOLD, text: 'As it came.' }])).toMatchObject([
    { text: 'As it came.' },
  ]);
});
