import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as esbuild, transform } from 'esbuild';
import { markMessages } from '../words/mark-messages.mjs';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'apps/leave/src');

/**
 * 'Leave without us' as one file with everything in it: whoever has saved it needs nothing of ours
 * any more. Its policy names its own script and style by their hashes and lets it speak to nodes,
 * which are anywhere; nothing else is loaded or sent. It speaks every language of `catalogues`.
 *
 * @example await buildLeave('apps/web/dist.coming', readCatalogues(ROOT))
 */
export async function buildLeave(folder, catalogues) {
  const words = markMessages(undefined, (mark) => `leaveWord("${mark}")`);
  const bundled = async (name) => {
    const { outputFiles } = await esbuild({
      entryPoints: [join(SOURCES, name)],
      define: { 'process.env.NODE_ENV': '"production"', __LOCALE__: 'leaveLocale' },
      plugins: [words.esbuild],
      jsx: 'automatic',
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      write: false,
      logLevel: 'error',
    });
    // Either would end its element in the middle.
    return outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
  };
  const scripts = [await bundled('language.ts'), await bundled('leave.tsx')];
  const style = await transform(await readFile(join(SOURCES, 'leave.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  const css = style.code.trim();
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(css)}`,
    'img-src data:',
    'connect-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts = {
    'the build writes it': policy,
    '<!--style-->': `<style>${css}</style>`,
    '<!--script-->': [
      `<script id="words" type="application/json">${wordsOf(scripts[1], words, catalogues)}</script>`,
      ...scripts.map((script) => `<script>${script}</script>`),
    ].join(''),
  };
  let html = await readFile(join(SOURCES, 'leave.html'), 'utf8');
  for (const [place, text] of Object.entries(parts)) {
    if (!html.includes(place)) throw new Error(`leave.html has no ${place}`);
    html = html.replace(place, () => text);
  }
  await writeFile(join(folder, 'leave.html'), html);
}

/** What the script says, in every language, by its marks: `{"en":{"x7Yz":"Connect"},"es":…}` */
function wordsOf(script, { messages }, catalogues) {
  const marks = new Set([...script.matchAll(/\bleaveWord\("([\w-]+)"\)/g)].map(([, mark]) => mark));
  const inLanguage = (catalogue) =>
    Object.fromEntries(
      [...marks].map((mark) => {
        const message = messages.get(mark);
        return [mark, catalogue.get(message) ?? message.split('@@', 1)[0]];
      }),
    );
  const all = Object.fromEntries(
    Object.entries({ en: new Map(), ...catalogues }).map(([locale, each]) => [
      locale,
      inLanguage(each),
    ]),
  );
  return JSON.stringify(all).replaceAll('<', '\\u003c');
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
