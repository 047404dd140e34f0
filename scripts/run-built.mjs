/**
 * Installs, builds, and runs one TypeScript file with its arguments in this very process:
 * `node scripts/run-built.mjs trust/cluster.ts --prove`. For programs that start the product as it
 * ships, and that must hear a signal themselves to stop what they started.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './setup/build.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { SetupError } from './setup/setup-error.mjs';

followParent();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const file = resolve(join(import.meta.dirname, '..'), process.argv[2] ?? '');
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
