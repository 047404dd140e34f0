import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of these programs on the PATH that really starts; a placeholder that asks for a snap
 * does not.
 *
 * @example findOnPath(['chromium'], /Chrom/, { PATH: '/usr/bin' }) // → '/usr/bin/chromium'
 */
export function findOnPath(names, says, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => runs(path, says));
}

export function runs(path, says) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && says.test(stdout);
}
