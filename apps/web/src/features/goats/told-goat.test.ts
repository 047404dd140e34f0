import { afterEach, expect, test, vi } from 'vitest';
import type { ServerGoat } from './goat-queries.ts';
import { withOwnFacts, withOwnStory } from './told-goat.ts';

const FLEA = {
  ...{ id: 'goat-3', nickname: 'The Flea', furColor: 'as the server says' },
  ...{ backstory: 'as the server says', iconicMoments: [] as string[] },
} as unknown as ServerGoat;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('an English page tells of a goat what the server told', async () => {
  expect(withOwnFacts(FLEA)).toBe(FLEA);
  expect(await withOwnStory('the-flea', FLEA)).toBe(FLEA);
});

test('a page of another language tells it from its own scripts', async () => {
  vi.resetModules();
  vi.stubGlobal('__LOCALE__', 'es');
  const spanish = await import('./told-goat.ts');
  const told = await spanish.withOwnStory('the-flea', spanish.withOwnFacts(FLEA));
  expect(told).toMatchObject({ nickname: 'The Flea', furColor: 'Dun' });
  expect(told.backstory.split('\n\n')).toHaveLength(5);
  expect(told.iconicMoments).toHaveLength(7);
});
