import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OTHER_LOCALES } from '../words/languages.mjs';
import { buildLeave } from './build-leave.mjs';

const TITLE = 'Leave without us';
const SPANISH = 'Salir «sin» nosotros </script>';

describe('the page that is saved today and opened years later', () => {
  let folder;
  let words;
  let language;
  let page;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'goats-leave-'));
    const spanish = new Map([[TITLE, SPANISH]]);
    const catalogues = OTHER_LOCALES.map((each) => [each, each === 'es' ? spanish : new Map()]);
    await buildLeave(folder, Object.fromEntries(catalogues));
    const html = readFileSync(join(folder, 'leave.html'), 'utf8');
    [words, language, page] = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
      ([, inside]) => inside,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** As a browser has it that wants these languages and was sent to this address. */
  function opened(search, languages) {
    const context = {
      URLSearchParams,
      location: { search },
      navigator: { languages },
      document: { getElementById: (id) => (id === 'words' ? { textContent: words } : null) },
    };
    runInNewContext(language, context);
    const [mark] = Object.entries(JSON.parse(words).en).find(([, text]) => text === TITLE);
    return [context.leaveLocale, context.leaveWord(mark)];
  }

  it.each([
    ['?lang=es', ['de-DE'], ['es', SPANISH]],
    ['', ['ca-ES', 'es-AR', 'en'], ['es', SPANISH]],
    // What nobody has translated yet is better in English than not there.
    ['', ['de-AT'], ['de', TITLE]],
    ['?lang=tlh', ['ja'], ['en', TITLE]],
  ])('speaks what is asked for, or the browser’s own: %s %j', (search, languages, told) => {
    expect(opened(search, languages)).toEqual(told);
  });

  it('has every word of its own in every language with it', () => {
    const marks = new Set([...page.matchAll(/leaveWord\("([\w-]+)"\)/g)].map(([, mark]) => mark));
    expect(marks.size).toBeGreaterThan(50);
    for (const [locale, catalogue] of Object.entries(JSON.parse(words)))
      expect([locale, new Set(Object.keys(catalogue))]).toEqual([locale, marks]);
  });
});
