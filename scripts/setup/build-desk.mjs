import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './root.mjs';

const DESK = join(ROOT, 'apps/desk');
const SCRATCH = join(DESK, 'dist');

/**
 * The operator's desk: an app of its own that is served with the site, so one release is both. Its
 * files lie beside the site's, its document where only the server finds it.
 *
 * @example await buildDesk('apps/web/dist.coming', define)
 */
export async function buildDesk(folder, define) {
  await build({
    root: DESK,
    logLevel: 'warn',
    define,
    build: { outDir: SCRATCH, emptyOutDir: true },
  });
  for (const name of readdirSync(join(SCRATCH, 'assets'))) {
    const [from, to] = [join(SCRATCH, 'assets', name), join(folder, 'assets', name)];
    // Fonts are the same files in both; anything else of one name would be served for the other.
    if (existsSync(to) && !readFileSync(from).equals(readFileSync(to))) {
      throw new Error(`assets/${name} of the desk is another file than the site's`);
    }
    cpSync(from, to);
  }
  await mkdir(join(folder, '.desk'), { recursive: true });
  await writeFile(join(folder, '.desk/index.html'), readFileSync(join(SCRATCH, 'index.html')));
  rmSync(SCRATCH, { recursive: true });
}
