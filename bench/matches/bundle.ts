import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPackages } from '../../scripts/setup/own-packages.mjs';
import { whereItLies } from '../../scripts/setup/where-it-lies.mjs';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The server as the product runs it: one bundle. Run from its sources every inner function would
 * be given its name at every call, and that is what would be measured. Answers the file.
 */
export async function bundle(entry: string): Promise<string> {
  const outfile = join(ROOT, '.cache/bench', entry.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [ownPackages, whereItLies],
    logLevel: 'error',
  });
  return outfile;
}
