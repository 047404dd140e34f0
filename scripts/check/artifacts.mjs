import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';

const SOURCES = [
  'contracts/src',
  'contracts/test-wallets',
  'contracts/artifacts',
  'contracts/scripts',
];

/**
 * Whether the committed artifacts are what the contracts compile to: one sentence for each that is
 * not. What was compared and has not changed since is not compiled again, except on a build server.
 */
export async function checkArtifacts(root) {
  const stamp = join(root, '.cache/artifacts');
  const wanted = fingerprint([...SOURCES, 'package-lock.json']);
  if (!process.env.CI && read(stamp) === wanted) return [];
  const { code, output } = await compile(root);
  if (code !== 0) return output.trim().split('\n');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return [];
}

function compile(root) {
  return new Promise((resolve) => {
    const args = [join(root, 'contracts/scripts/compile.mjs'), '--check'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
