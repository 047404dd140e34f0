import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPackages } from './own-packages.mjs';
import { pictureVersion } from './picture-version.mjs';
import { ROOT } from './root.mjs';

const SERVER = join(ROOT, 'apps/server');
const DIST = join(SERVER, 'dist');
const COMING = join(SERVER, 'dist.coming');

/** main.ts, every worker thread (*.worker.ts) and every command line program (commands/*.ts). */
function entryPoints() {
  const sources = readdirSync(join(SERVER, 'src'), { recursive: true });
  const others = sources.filter(
    (path) => /\.worker\.ts$|^commands[\\/][a-z-]+\.ts$/.test(path) && !path.endsWith('.test.ts'),
  );
  return ['main.ts', ...others].map((path) => join(SERVER, 'src', path));
}

rmSync(COMING, { recursive: true, force: true });
await build({
  entryPoints: entryPoints(),
  outdir: COMING,
  entryNames: '[name]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  plugins: [ownPackages],
  define: { __PICTURE_VERSION__: JSON.stringify(pictureVersion()) },
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
}).catch(() => process.exit(1));
// Read at run time, relative to the bundle.
const isSql = (path) => !/\.\w+$/.test(path) || path.endsWith('.sql');
cpSync(join(SERVER, 'src/slices'), join(COMING, 'slices'), { recursive: true, filter: isSql });
for (const folder of ['schema', 'functions', 'upgrades']) {
  cpSync(join(SERVER, 'src/db', folder), join(COMING, folder), { recursive: true });
}
const words = join(SERVER, '../../words');
if (existsSync(words)) cpSync(words, join(COMING, 'words'), { recursive: true });
rmSync(DIST, { recursive: true, force: true });
renameSync(COMING, DIST);
