import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from '../setup/root.mjs';

/** Translated by hand: where the site is built and served there is nothing that runs TypeScript. */
const source = await readFile(join(ROOT, 'packages/words/src/locales.ts'), 'utf8');
const { code } = await transform(source, { loader: 'ts', format: 'esm' });

/** The one table of languages; see packages/words/src/locales.ts. */
export const { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);

/** The languages beside English, which stands in the code. */
export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'en');
