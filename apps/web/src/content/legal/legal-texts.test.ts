import { LOCALES, type Locale } from '@goats/words';
import { describe, expect, test } from 'vitest';
import { LEGAL_NAMES, legalMarkdown, legalTexts } from './legal-texts.ts';

const CATALOGUES = import.meta.glob<Record<string, string>>('../../../../../words/*/*.json', {
  import: 'default',
  eager: true,
});
const found = (markdown: string, what: RegExp) => [...markdown.matchAll(what)].map(([all]) => all);

/** What a translator may not change, whatever the words around it. */
function bones(markdown: string) {
  const lines = markdown.split('\n').filter((line) => line !== '');
  return {
    // Headings by level and anchor, points, rows with their columns, and paragraphs.
    lines: lines.map((line) => {
      const [, sign = '', anchor = ''] =
        /^(#+|-(?= )|---$|\|)?.*?(\{#[a-z-]+\})?$/.exec(line) ?? [];
      return sign === '|' ? `${line.split('|').length - 2} columns` : `${sign}${anchor}`;
    }),
    path: found(markdown, /^path: .+$/gm),
    links: found(markdown, /\]\([^)]+\)/g),
    // What follows the dots is a word of ours: `goats-… in the cache`.
    code: found(markdown, /`[^`]+`/g).map((name) => name.replace(/…[^`]*/, '…')),
    bold: found(markdown, /\*\*[^*]+\*\*/g).length,
    // 2.5 is 2,5 elsewhere, and June 1 is 1 juin.
    numbers: found(markdown, /\d+(?:[.,]\d+)?/g)
      .map((figure) => figure.replace(',', '.'))
      .sort(),
  };
}

const others = LOCALES.filter((locale) => locale !== 'en');

describe.each(others)('the law in %s', (locale: Locale) => {
  test.each(LEGAL_NAMES)('%s promises what the English does, point by point', (name) => {
    const translated = legalMarkdown(locale, name);
    expect(translated).not.toBe(legalMarkdown('en', name));
    expect(bones(translated)).toEqual(bones(legalMarkdown('en', name)));
  });

  test('calls pages and buttons what the site calls them', () => {
    const files = Object.entries(CATALOGUES).filter(([file]) => file.includes(`/${locale}/`));
    const catalogue = Object.assign({}, ...files.map(([, words]) => words));
    // What is not translated yet has no name of its own to keep to.
    const named = (message: string): string => catalogue[message] ?? '';
    const titles = ['Terms and Conditions', 'Privacy Policy', 'Cookie Policy'];
    legalTexts(locale).forEach(({ title }, place) => {
      const inFooter = named(titles[place] ?? '');
      if (inFooter) expect(title).toBe(inFooter);
    });
    const cookies = legalMarkdown(locale, 'cookies');
    for (const button of ['Accept All', 'Reject All', 'Cookie Settings', 'Cookie settings']) {
      expect(cookies).toContain(named(button));
    }
    for (const kind of ['Essential', 'Performance', 'Functional', 'Targeting']) {
      expect(cookies).toContain(`**${named(`${kind}@@kind of cookies`)}`);
    }
  });
});
