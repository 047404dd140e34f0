/** Installs the references in their own folder, once. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;

/** `const { Client } = loadReference('boardgame.io/client')` */
export function loadReference(name) {
  if (!existsSync(join(HERE, 'node_modules/boardgame.io'))) {
    console.error('Installing what we measure beside (first run only)…');
    const args = ['install', '--no-save', '--loglevel=error'];
    const { status } = spawnSync('npm', args, { cwd: HERE, stdio: 'ignore' });
    if (status !== 0) throw new Error('The references could not be installed');
  }
  return createRequire(join(HERE, 'package.json'))(name);
}
