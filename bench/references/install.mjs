/** Installs the references in their own folder, once. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;
/** What the last of them to be there has built or brought along. */
const PROOF = join(HERE, 'node_modules/canvas/build/Release/canvas.node');
/** The canvas package is built from source where no binary of it can be had. */
const BUILD_PACKAGES =
  'build-essential libcairo2-dev libgif-dev libjpeg-dev libpango1.0-dev librsvg2-dev pkg-config';

/** `const { createCanvas } = loadReference('canvas')` */
export function loadReference(name) {
  if (!existsSync(PROOF)) {
    console.error('Installing what we measure beside (first run only)…');
    const args = ['install', '--no-save', '--loglevel=error'];
    spawnSync('npm', args, { cwd: HERE, stdio: 'ignore' });
    if (!existsSync(PROOF)) {
      throw new Error(
        `The references could not be installed. Where they have to be built, Debian needs ${BUILD_PACKAGES}.`,
      );
    }
  }
  return createRequire(join(HERE, 'package.json'))(name);
}
