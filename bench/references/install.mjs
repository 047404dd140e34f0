/** Installs what we measure beside, each in a folder of its own and only when its bench wants it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What is there when a reference can be used, and what a machine may lack when it is not. */
const REFERENCES = {
  'boardgame.io': { proof: 'node_modules/boardgame.io/package.json', hint: '' },
  canvas: {
    proof: 'node_modules/canvas/build/Release/canvas.node',
    // Built from source where no binary of it can be had.
    hint: ' Where it has to be built, Debian needs build-essential libcairo2-dev libgif-dev libjpeg-dev libpango1.0-dev librsvg2-dev pkg-config.',
  },
  lighthouse: { proof: 'node_modules/lighthouse/package.json', hint: '' },
};

/** Asked for before every match of a bench: looked for once. */
const there = new Set();
const folderOf = (name) => join(import.meta.dirname, name);

/**
 * Why a reference cannot be had, in a sentence; undefined when it can. A bench goes on without it, and
 * its row of the results says so.
 *
 * @example const missing = whyMissing('canvas');
 */
export function whyMissing(name) {
  if (process.argv.includes('--brief')) return 'A brief run has no references.';
  if (there.has(name)) return undefined;
  const { proof, hint } = REFERENCES[name];
  const isThere = () => {
    if (existsSync(join(folderOf(name), proof))) there.add(name);
    return there.has(name);
  };
  if (isThere()) return undefined;
  console.error(`Installing ${name} to measure beside (first run only)…`);
  const { stderr } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folderOf(name),
    encoding: 'utf8',
  });
  if (isThere()) return undefined;
  const [said = ''] = (stderr ?? '').split('\n').filter((line) => /npm error (?!code)/.test(line));
  return `${name} could not be installed${said ? ` (${said.replace('npm error ', '')})` : ''}.${hint}`;
}

/** `const { createCanvas } = loadReference('canvas')`, or a package that came along with it. */
export function loadReference(name, module = name) {
  const missing = whyMissing(name);
  if (missing) throw new Error(missing);
  return createRequire(join(folderOf(name), 'package.json'))(module);
}

/** `referenceFile('lighthouse', 'lighthouse/core/index.js')`: where a file of it lies, for one that is imported. */
export function referenceFile(name, file) {
  return join(folderOf(name), 'node_modules', file);
}
