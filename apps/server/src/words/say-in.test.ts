import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCatalogue } from './catalogues.ts';
import { sayFrom, sayIn } from './say-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'goats-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a catalogue is all files of its folder, and a folder that is not there an empty one', () => {
  writeFileSync(join(folder, 'mail.json'), '{"Have a look":"Echa un vistazo"}');
  writeFileSync(join(folder, 'inbox.json'), '{"{n} goats":"{n} cabras"}');
  writeFileSync(join(folder, 'notes.txt'), 'no catalogue');
  expect(readCatalogue(folder)).toEqual({
    'Have a look': 'Echa un vistazo',
    '{n} goats': '{n} cabras',
  });
  expect(readCatalogue(join(folder, 'nowhere'))).toEqual({});
});

test('what is not translated, or badly, is said in English', () => {
  const say = sayFrom('es', { '{n, number} goats': '{n, number} cabras', Stop: '{', Empty: '' });
  expect(say('{n, number} goats', { n: 20_000 })).toBe('20.000 cabras');
  expect(['Stop', 'Empty', 'Go', 'toString'].map((message) => say(message))).toEqual([
    ...['Stop', 'Empty', 'Go', 'toString'],
  ]);
});

test('English is what stands in the code', () => {
  expect(sayIn('en')('{n, plural, one {# card} other {# cards}}@@left', { n: 2 })).toBe('2 cards');
});
