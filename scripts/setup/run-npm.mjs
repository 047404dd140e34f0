import { runQuietly } from './run-quietly.mjs';

/** `await runNpm(['pack', 'solc']) // { code, output }`: the npm that started us, else the one on the path. */
export function runNpm(args) {
  const npm = process.env.npm_execpath ?? '';
  return /npm-cli\.[cm]?js$/.test(npm)
    ? runQuietly(process.execPath, [npm, ...args])
    : runQuietly('npm', args, { shell: process.platform === 'win32' });
}
