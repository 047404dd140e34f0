import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPackages } from './own-packages.mjs';
import { ROOT } from './root.mjs';
import { whereItLies } from './where-it-lies.mjs';

/**
 * Programs of our sources as JavaScript, made in one go: each that had to read them one by one would
 * spend more on that than on what it does. Answers what a source has become, and what is none as it is.
 *
 * @example const bundled = await bundlePrograms(['trust/load.ts'], '.cache/tried'); // bundled('trust/load.ts')
 */
export async function bundlePrograms(files, into) {
  const folder = join(ROOT, into);
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: files.map((file) => join(ROOT, file)),
    ...{ outdir: folder, outbase: ROOT, outExtension: { '.js': '.mjs' } },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.19' },
    ...{ packages: 'external', plugins: [ownPackages, whereItLies] },
    ...{ sourcemap: 'linked', sourcesContent: false, logLevel: 'error' },
  });
  return (file) => (file.endsWith('.ts') ? join(folder, file.replace(/\.ts$/, '.mjs')) : file);
}
