import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { fingerprint } from '../setup/fingerprint.mjs';
import { readCatalogues } from '../words/catalogues.mjs';
import { markMessages } from '../words/mark-messages.mjs';

const KB = 1_024;
/** Everything a page needs before it is alive, squeezed as it is sent. */
const MOST_KB = 160;
/** What most people see first, and an app that is one page. */
const OWN_KB = { home: 115, desk: 95 };

const SOURCES = [
  'packages',
  'apps/web',
  'apps/desk',
  'docs/rules.md',
  'package-lock.json',
  'scripts/check',
  'scripts/words',
  'words',
  'scripts/setup/site-build.mjs',
];

/**
 * Whether every page comes alive with as little JavaScript as we promised ourselves: one sentence
 * for each that does not. Builds in memory, a few seconds; what was weighed and has not changed
 * since is not built again, except on a build server.
 */
export async function checkPageSizes(root) {
  const stamp = join(root, '.cache/page-sizes');
  const wanted = fingerprint(SOURCES, root);
  if (!process.env.CI && read(stamp) === wanted) return [];
  const words = markMessages();
  const chunks = await builtChunks(root, 'apps/web', words);
  const languages = { en: undefined, ...readCatalogues(root) };
  const problems = Object.entries(languages).flatMap(([locale, catalogue]) => {
    const inLanguage = chunks.map((chunk) => ({
      ...chunk,
      code: words.inLanguage(chunk.code, locale, catalogue),
    }));
    return tooLarge(pageSizes(inLanguage), OWN_KB, ` in ${locale}`);
  });
  problems.push(...tooLarge({ desk: entrySize(await builtChunks(root, 'apps/desk')) }));
  if (problems.length > 0) return problems;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return [];
}

async function builtChunks(root, app, words) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const { output } = await build({
      root: join(root, app),
      logLevel: 'error',
      define: { __PICTURE_VERSION__: '"00000000"', ...words?.define },
      plugins: words ? [words.vite] : [],
      build: { write: false },
    });
    return output
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, facadeModuleId, isEntry, imports, dynamicImports, code }) => ({
        ...{ fileName, facadeModuleId, isEntry, imports, dynamicImports, code },
      }));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * Bytes by page: the entry, the page's own chunk, what both import, and, but for home, what asks the
 * server. `pageSizes(chunks) // { home: 117_000, … }`
 */
export function pageSizes(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const weights = new Map(chunks.map((chunk) => [chunk.fileName, weight(chunk.code)]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const data = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('data-provider.tsx'));
  const sizes = {};
  for (const file of entry.dynamicImports) {
    const page = /\/src\/routes\/([a-z-]+)\.tsx$/.exec(byName.get(file)?.facadeModuleId ?? '')?.[1];
    if (!page) continue;
    const first = [entry, byName.get(file), page === 'home' ? undefined : data];
    sizes[page] = bytesOf(first, byName, weights);
  }
  return sizes;
}

/** Bytes of an app that is one page: its entry, and what that imports. `entrySize(chunks) // 98_000` */
export function entrySize(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const weights = new Map(chunks.map((chunk) => [chunk.fileName, weight(chunk.code)]));
  return bytesOf([chunks.find(({ isEntry }) => isEntry)], byName, weights);
}

function bytesOf(first, byName, weights) {
  const needed = new Set();
  const need = (name) => {
    if (needed.has(name) || !byName.has(name)) return;
    needed.add(name);
    for (const next of byName.get(name).imports) need(next);
  };
  for (const chunk of first) if (chunk) need(chunk.fileName);
  return [...needed].reduce((sum, name) => sum + weights.get(name), 0);
}

/** One sentence for each page above its ceiling. */
export function tooLarge(sizes, own = OWN_KB, where = '') {
  return Object.entries(sizes).flatMap(([page, bytes]) => {
    const most = own[page] ?? MOST_KB;
    return bytes > most * KB
      ? [
          `the page ${page}${where} comes with ${(bytes / KB).toFixed(1)} KB of JavaScript, and ${most} is the most: let what is not seen at first come later (ui/lazy-tab.tsx)`,
        ]
      : [];
  });
}

const weight = (code) => gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
