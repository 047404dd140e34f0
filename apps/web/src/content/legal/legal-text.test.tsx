import { LOCALES } from '@goats/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readLegalText } from './legal-text.tsx';
import { legalTexts } from './legal-texts.ts';

test.each(LOCALES.flatMap(legalTexts))('$title can be read', ({ path, chapters }) => {
  expect(path).toMatch(/^\/legal\/[a-z-]+\.html$/);
  expect(chapters.length).toBeGreaterThan(5);
  const markup = chapters.map(({ body }) => renderToStaticMarkup(body)).join('');
  // Whatever the reader does not know would stand there as it was typed.
  expect(markup).not.toMatch(/\*\*|`|\]\(|\| |^- |undefined/m);
});

const PAGE = `---
path: /legal/x.html
since: June 1, 2025
---

# Hay

Who eats it.

## By name {#names}

See **all** of [it](/about?tab=contact), such as \`__Host-\`.

- one
- two

| Key | What |
|---|---|
| \`a\`, \`b\` | First |
`;

test('bold words, links, lists and tables are what they were written as', () => {
  const { path, since, title, lead, chapters } = readLegalText(PAGE);
  expect({ path, since, title, lead }).toEqual({
    path: '/legal/x.html',
    since: 'June 1, 2025',
    title: 'Hay',
    lead: 'Who eats it.',
  });
  expect(chapters.map(({ id, title: named }) => [id, named])).toEqual([['names', 'By name']]);
  const markup = renderToStaticMarkup(chapters[0]?.body).replaceAll(/ class="[^"]*"/g, '');
  expect(markup).toContain(
    '<p>See <b>all</b> of <a href="/about?tab=contact">it</a>, such as <code>__Host-</code>.</p>',
  );
  expect(markup).toContain('<ul><li>one</li><li>two</li></ul>');
  expect(markup).toContain('<caption>By name</caption>');
  expect(markup).toContain('<code>a</code><code>b</code>');
});

test('a page without its day, or with a heading that no link could reach, stops the build', () => {
  expect(() => readLegalText(PAGE.replace('since: June 1, 2025\n', ''))).toThrow('its day');
  expect(() => readLegalText(PAGE.replace(' {#names}', ''))).toThrow('By name');
});
