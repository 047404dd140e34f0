import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { fingerprint } from './fingerprint.mjs';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'apps/web/src/service-worker');
const UNBUILT = '<meta name="release" content="unbuilt" />';

/**
 * The last step before files are squeezed: gives the release in `folder` its name, tells it to its
 * `pages`, and writes the service worker that keeps
 * the files `kept` of it, by language.
 *
 * @example await buildWorker('apps/web/dist.coming', { pages: ['index.html'], kept, pictureVersion })
 */
export async function buildWorker(folder, { pages, kept, pictureVersion }) {
  const version = fingerprint(['.'], folder).slice(0, 12);
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    if (!html.includes(UNBUILT)) throw new Error(`${page} has no room for the release`);
    const named = html.replace(UNBUILT, `<meta name="release" content="${version}" />`);
    await writeFile(join(folder, page), named);
  }
  const release = { version, files: kept };
  const icon = (name) => `/app-icon-${name}.${pictureVersion}.png`;
  const icons = { icon: icon('192'), badge: icon('badge-96') };
  await mkdir(join(folder, '.worker'), { recursive: true });
  for (const name of ['sw', 'off']) {
    await esbuild({
      entryPoints: [join(SOURCES, `${name}.ts`)],
      outfile: join(folder, '.worker', `${name}.js`),
      define: { __RELEASE__: JSON.stringify(release), __ICONS__: JSON.stringify(icons) },
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'error',
    });
  }
}
