import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** `await run('vitest', ['run'])` answers the exit code of a tool of this repository. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
