import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build } from 'vite';
import { readCatalogue, readCatalogues } from '../words/catalogues.mjs';
import { LANGUAGE_TAGS } from '../words/languages.mjs';
import { markMessages } from '../words/mark-messages.mjs';
import { buildDesk } from './build-desk.mjs';
import { buildLeave } from './build-leave.mjs';
import { buildWorker } from './build-worker.mjs';
import { pictureVersion } from './picture-version.mjs';
import { putWordsIn } from './put-words-in.mjs';
import { bringLastRelease, filesToKeep } from './release-files.mjs';
import { ROOT } from './root.mjs';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const COMING = join(WEB, 'dist.coming');
const MARKED = join(ROOT, '.cache/marked');
const COMPRESSIBLE = /(leave\.html|\.(js|css|svg|json|txt|xml|webmanifest|map))$/;
/** Lists and drawn pages that the server reads itself: no browser is sent one of these files. */
const FOR_THE_SERVER = /^(\.vite\/|\.drawn-ahead|\.release-files)/;
const TOO_SMALL_BYTES = 1_024;
/** Brotli's. One more makes scripts smaller by a fiftieth, in more than twice the time. */
const QUALITY = 10;
/** The last tenth costs ten times as much, which is paid once and not for every language. */
const TRANSLATED_QUALITY = 7;
const words = markMessages();
const catalogues = readCatalogues(ROOT);
// For looking only: the pages of one language speak another, `de:it`; see CONTRIBUTING.md.
const [place, language] = process.env.WORDS_LOOK?.split(':') ?? [];
if (language === 'pseudo')
  catalogues[place] = { get: (await import('../words/pseudo.mjs')).pseudo };
else if (language) catalogues[place] = readCatalogue(ROOT, language);
const define = { __PICTURE_VERSION__: JSON.stringify(pictureVersion()) };
const defineForPages = { ...define, ...words.define };

await build({
  root: WEB,
  logLevel: 'warn',
  define: defineForPages,
  plugins: [words.vite],
  worker: { plugins: () => [words.vite] },
  build: { outDir: COMING, emptyOutDir: true },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

await nameIcons('index.html', 'manifest.webmanifest');
await keepMarked();
const scripts = putWordsIn(join(COMING, 'assets'), words, catalogues);
// By the threads of the pool, while this one draws pages.
const squeezing = compressAll();
await drawAhead();
// Before the desk comes in: what a visitor's browser keeps is without it.
const kept = Object.fromEntries(
  Object.entries(scripts).map(([locale, place]) => [locale, filesToKeep(COMING, place)]),
);
await buildDesk(COMING, define);
await buildLeave(COMING, catalogues);
await nameIcons('.desk/index.html');
await buildWorker(COMING, {
  pages: ['index.html', '.desk/index.html'],
  kept,
  pictureVersion: pictureVersion(),
});

await squeezing;
await compressAll();
bringLastRelease(DIST, COMING);
rmSync(DIST, { recursive: true, force: true });
renameSync(COMING, DIST);

/** The scripts as they were before any language; a journey lets them speak one that nobody does. */
async function keepMarked() {
  rmSync(MARKED, { recursive: true, force: true });
  const isScript = (path) => /(\.js|\/assets)$/.test(path);
  cpSync(join(COMING, 'assets'), join(MARKED, 'assets'), { recursive: true, filter: isScript });
  await writeFile(join(MARKED, 'messages.json'), JSON.stringify([...words.messages]));
}

/** Their address changes with how they are drawn, so that it may be kept for ever. */
async function nameIcons(...names) {
  for (const name of names) {
    const file = join(COMING, name);
    const text = readFileSync(file, 'utf8');
    await writeFile(file, text.replaceAll('.picture-version.', `.${pictureVersion()}.`));
  }
}

/** Pages that are the same for everybody are drawn now, in each language; see apps/web/src/prerender.tsx. */
async function drawAhead() {
  const scratch = join(WEB, 'dist.drawing');
  await build({
    root: WEB,
    logLevel: 'warn',
    define: defineForPages,
    plugins: [words.vite],
    build: { ssr: 'src/prerender.tsx', outDir: scratch, emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  });
  const files = readdirSync(scratch, { recursive: true }).filter((name) => name.endsWith('.js'));
  const curtain = await buildCurtain();
  const document = readFileSync(join(COMING, 'index.html'), 'utf8');
  const drawn = {};
  for (const [locale, { folder, own }] of Object.entries(scripts)) {
    const speaking = join(scratch, locale);
    for (const name of files) {
      const code = readFileSync(join(scratch, name), 'utf8');
      await mkdir(dirname(join(speaking, name)), { recursive: true });
      await writeFile(join(speaking, name), words.inLanguage(code, locale, catalogues[locale]));
    }
    const { drawPages, drawPlainPages } = await import(
      pathToFileURL(join(speaking, 'prerender.js')).href
    );
    const { pages, stylesheet } = await drawPages();
    drawn[locale] = {
      folder,
      own,
      style: await writeHashed(`${folder}/drawn-ahead`, 'css', stylesheet),
      curtain: await writeHashed(
        `${folder}/curtain`,
        'js',
        words.inLanguage(curtain, locale, catalogues[locale]),
      ),
      pages,
    };
    const inLocale = locale === 'en' ? '.' : locale;
    for (const page of await drawPlainPages()) {
      const file = join(COMING, inLocale, page.file);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, inTongue(plainDocument(document, page), locale));
    }
  }
  await writeFile(join(COMING, '.drawn-ahead.json'), JSON.stringify(drawn));
  rmSync(scratch, { recursive: true });
}

/** The document of the site without its scripts: what is drawn is all there is. */
function plainDocument(document, { title, description, markup }) {
  const about = description
    ? `<meta name="description" content="${inAttribute(description)}" />`
    : '<meta name="robots" content="noindex" />';
  const parts = [
    [/\s*<script[^>]*><\/script>/g, ''],
    [/\s*<link rel="modulepreload"[^>]*>/g, ''],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    [/(?<=<title>)/, `${title} · `],
    ['<!--head-->', about],
    ['<div id="root"></div>', markup],
  ];
  return parts.reduce((text, [from, to]) => text.replace(from, () => to), document);
}

function inTongue(document, locale) {
  const translated = document.replace('<html lang="en"', `<html lang="${LANGUAGE_TAGS[locale]}"`);
  return locale === 'en'
    ? translated
    : translated.replace('href="/manifest.webmanifest"', `href="/${locale}/manifest.webmanifest"`);
}

function inAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Apart from the rest, so that it shares no chunk with it and is one small file. */
async function buildCurtain() {
  const { outputFiles } = await esbuild({
    entryPoints: [join(WEB, 'src/curtain.ts')],
    define: words.define,
    plugins: [words.esbuild],
    // Escaped, a mark would not be found again.
    charset: 'utf8',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text;
}

async function writeHashed(name, extension, text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${name}-${hash}.${extension}`;
  await writeFile(join(COMING, file), text);
  return file;
}

/**
 * What is served and not compressed yet is squeezed hard once, so that the server only has to
 * pick a file. A few at a time: whatever else asks for the pool's threads would wait for all of them.
 */
async function compressAll() {
  const paths = readdirSync(COMING, { recursive: true })
    .filter((path) => COMPRESSIBLE.test(path) && !FOR_THE_SERVER.test(path))
    .map((path) => join(COMING, path))
    .filter((path) => statSync(path).size >= TOO_SMALL_BYTES && !existsSync(`${path}.br`));
  const lane = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await compress(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

async function compress(path) {
  const bytes = readFileSync(path);
  const translated = /\/assets\/[a-z]{2}-/.test(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: translated ? TRANSLATED_QUALITY : QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
