import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { entrySize, pageSizes, tooLarge } from './page-sizes.mjs';

const chunk = (fileName, bytes, more = {}) => ({
  ...{ fileName, code: randomBytes(bytes).toString('latin1'), imports: [], dynamicImports: [] },
  ...more,
});

test('a page is weighed with what it imports, once, and not with what may come later', () => {
  const sizes = pageSizes([
    chunk('index.js', 100, {
      isEntry: true,
      imports: ['framework.js'],
      dynamicImports: ['home.js', 'cups.js', 'dialog.js'],
    }),
    chunk('framework.js', 5_000),
    chunk('query.js', 3_000),
    chunk('data.js', 100, {
      facadeModuleId: '/w/src/api/data-provider.tsx',
      imports: ['query.js'],
    }),
    chunk('home.js', 1_000, {
      facadeModuleId: '/w/src/routes/home.tsx',
      imports: ['framework.js'],
    }),
    chunk('cups.js', 1_000, {
      facadeModuleId: '/w/src/routes/cups.tsx',
      imports: ['framework.js', 'query.js'],
      dynamicImports: ['dialog.js'],
    }),
    chunk('dialog.js', 50_000, { facadeModuleId: '/w/src/features/dialog.tsx' }),
  ]);
  expect(Object.keys(sizes)).toEqual(['home', 'cups']);
  expect(sizes.cups - sizes.home).toBeGreaterThan(3_000);
  expect(sizes.cups).toBeLessThan(50_000);
});

test('the desk is weighed as its operator meets it: without the tabs that come later', () => {
  const size = entrySize([
    chunk('index.js', 100, {
      isEntry: true,
      imports: ['kit.js'],
      dynamicImports: ['dashboard.js'],
    }),
    chunk('kit.js', 3_000, { imports: ['index.js'] }),
    chunk('dashboard.js', 50_000, { imports: ['kit.js'] }),
  ]);
  expect(size).toBeGreaterThan(3_000);
  expect(size).toBeLessThan(50_000);
});

test('a page that grew is named with its size', () => {
  expect(tooLarge({ about: 160 * 1_024 }, {})).toEqual([]);
  expect(tooLarge({ about: 170 * 1_024 }, {})[0]).toMatch(/^the page about comes with 170\.0 KB/);
  expect(tooLarge({ home: 115 * 1_024 })).toEqual([]);
  expect(tooLarge({ home: 116 * 1_024 })[0]).toMatch(/^the page home .* 115 is the most/);
});
