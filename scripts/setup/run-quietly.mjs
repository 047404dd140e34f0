import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a step of the set-up and keeps its output for the case that it fails. A signal to us ends
 * the step too: an installer that outlived its terminal would fight with the next start. It ends us
 * as well, unless somebody else in this process `closes` it.
 *
 * @example const { code, output } = await runQuietly(process.execPath, ['build.mjs']);
 */
export function runQuietly(command, args, { env = {}, shell = false, closes = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    const handlers = Object.entries(SIGNALS).map(([signal, code]) => {
      const end = () => {
        child.kill(signal);
        if (!closes) process.exit(code);
      };
      process.on(signal, end);
      return () => process.off(signal, end);
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const done = (code) => {
      for (const remove of handlers) remove();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      done(1);
    });
    child.on('close', done);
  });
}
