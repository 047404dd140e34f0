/** Runs one TypeScript file with its arguments: `node scripts/run-ts.mjs path/to/file.ts …`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled();
const tsx = join(import.meta.dirname, '../node_modules/.bin/tsx');
const { status } = spawnSync(tsx, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
