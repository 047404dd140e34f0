import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { fingerprint } from './fingerprint.mjs';
import { filesToKeep } from './release-files.mjs';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'apps/web/src/service-worker');
const UNBUILT = '<meta name="release" content="unbuilt" />';

/**
 * The last step before files are squeezed: gives the release in `folder` its name, tells it to the
 * document, and writes the service worker that keeps it.
 *
 * @example await buildWorker('apps/web/dist.coming', '5f1d3c2a')
 */
export async function buildWorker(folder, pictureVersion) {
  const version = fingerprint(['.'], folder).slice(0, 12);
  const document = join(folder, 'index.html');
  const html = await readFile(document, 'utf8');
  if (!html.includes(UNBUILT)) throw new Error('index.html has no room for the release');
  await writeFile(document, html.replace(UNBUILT, `<meta name="release" content="${version}" />`));

  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const release = { version, files: filesToKeep(folder, manifest) };
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
