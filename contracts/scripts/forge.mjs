/**
 * `npm run contracts:test`: the tests of the contracts, in Solidity. What is written after it goes to
 * forge, for instance `-- --match-test voucher -vvv`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureForge } from '../../scripts/setup/foundry.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** `await runForge(['test'], { root }) // { code, output }`; root has a folder contracts like ours. */
export async function runForge(args, { root = ROOT, show = false } = {}) {
  const { command, why } = await ensureForge();
  if (!command) throw new Error(why);
  const [program, ...first] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args, '--root', root], {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', 'inherit'],
      env: { ...process.env, FOUNDRY_CONFIG: join(root, 'contracts/foundry.toml') },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Runs all tests and answers how many passed and failed; says which failed and why. */
export async function testContracts({ root, more = [], log = console.error } = {}) {
  const { code, output } = await runForge(['test', '--json', ...more], { root });
  // A season that breaks a promise says so in a line of its own, before the report.
  const line = output.split('\n').find((each) => each.startsWith('{"contracts/'));
  if (!line) {
    log(output.trim());
    return { passed: 0, failed: 1, ran: false };
  }
  const results = Object.entries(JSON.parse(line)).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([name, { status, reason }]) => ({
      name: `${suite.split(':')[1]}.${name}`,
      status,
      reason,
    })),
  );
  const bad = results.filter(({ status }) => status !== 'Success');
  for (const { name, reason } of bad) log(`✗ ${name}: ${reason}`);
  const failed = Math.max(bad.length, code === 0 ? 0 : 1);
  return { passed: results.length - bad.length, failed, ran: true };
}

if (process.argv[1] === import.meta.filename) {
  const { code } = await runForge(['test', ...process.argv.slice(2)], { show: true });
  process.exit(code);
}
