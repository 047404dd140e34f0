import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as esbuild, transform } from 'esbuild';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'apps/leave/src');

/**
 * 'Leave without us' as one file with everything in it: whoever has saved it needs nothing of ours
 * any more. Its policy names its own script and style by their hashes and lets it speak to nodes,
 * which are anywhere; nothing else is loaded or sent.
 *
 * @example await buildLeave('apps/web/dist.coming')
 */
export async function buildLeave(folder) {
  const { outputFiles } = await esbuild({
    entryPoints: [join(SOURCES, 'leave.tsx')],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  const style = await transform(await readFile(join(SOURCES, 'leave.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  // Either would end its element in the middle.
  const script = outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
  const css = style.code.trim();
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    'img-src data:',
    'connect-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts = {
    'the build writes it': policy,
    '<!--style-->': `<style>${css}</style>`,
    '<!--script-->': `<script>${script}</script>`,
  };
  let html = await readFile(join(SOURCES, 'leave.html'), 'utf8');
  for (const [place, text] of Object.entries(parts)) {
    if (!html.includes(place)) throw new Error(`leave.html has no ${place}`);
    html = html.replace(place, () => text);
  }
  await writeFile(join(folder, 'leave.html'), html);
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
