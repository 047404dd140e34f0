/**
 * Installs the references in their own folder, once. The canvas package is built from source when
 * no prebuilt binary can be had: then Debian's libcairo2-dev, libpango1.0-dev, libjpeg-dev,
 * libgif-dev, librsvg2-dev and build-essential are needed, and are installed when we may.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const BUILD_PACKAGES = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'pkg-config',
  'build-essential',
];

/** `const { createCanvas } = loadReference('canvas')` */
export function loadReference(name) {
  installReferences();
  return createRequire(join(HERE, 'package.json'))(name);
}

function installReferences() {
  if (existsSync(join(HERE, 'node_modules/canvas/build/Release/canvas.node'))) return;
  console.error('Installing what we measure beside (first run only)…');
  if (install()) return;
  spawnSync('apt-get', ['install', '-y', '-q', ...BUILD_PACKAGES], { stdio: 'ignore' });
  if (install()) return;
  throw new Error(
    `The references could not be installed. With these Debian packages they can: ${BUILD_PACKAGES.join(' ')}`,
  );
}

function install() {
  const args = ['install', '--no-save', '--loglevel=error'];
  const done = spawnSync('npm', args, { cwd: HERE, stdio: 'ignore' });
  return (
    done.status === 0 && existsSync(join(HERE, 'node_modules/canvas/build/Release/canvas.node'))
  );
}
