import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function plainPagesIn(locale: string) {
  vi.resetModules();
  vi.stubGlobal('__LOCALE__', locale);
  const { drawPlainPages } = await import('../prerender.tsx');
  return drawPlainPages();
}

/** Links that say which language they lead to may lead to another. */
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => !/hreflang=/i.test(link))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');

test('whoever reads a page without scripts in Spanish stays in Spanish, wherever it leads', async () => {
  const pages = await plainPagesIn('es');
  expect(pages.map(({ file }) => file)).toContain('.plain/offline.html');
  for (const { file, markup } of pages) {
    const inside = linksOf(markup).filter((href) => href.startsWith('/'));
    expect(inside.length, file).toBeGreaterThan(10);
    expect(
      inside.filter((href) => !/^\/es(?=[/?#]|$)/.test(href)),
      file,
    ).toEqual([]);
  }
}, 60_000);

test('a translated page of law says that the English counts, and leads there', async () => {
  const toEnglish = '<a href="/legal/terms-and-conditions.html" hrefLang="en">';
  const terms = (pages: Awaited<ReturnType<typeof plainPagesIn>>) =>
    pages.find(({ file }) => file === 'legal/terms-and-conditions.html');
  const german = terms(await plainPagesIn('de'));
  expect(german?.title).toBe('Nutzungsbedingungen');
  expect(german?.markup).toContain('id="agreement"');
  expect(german?.markup).toContain(toEnglish);
  expect(german?.markup).toContain('href="/de/game-rules"');
  const english = terms(await plainPagesIn('en'));
  expect(english?.title).toBe('Terms and Conditions');
  expect(english?.markup).not.toContain(toEnglish);
}, 60_000);
