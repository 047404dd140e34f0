/**
 * Every bench for a moment, one after the other in this one process: `node scripts/try-harnesses.mjs`
 * calls it within `npm test`. Prints a line for each; what it measured means nothing.
 */
import { join } from 'node:path';
import { BENCHES, PROFILES } from './benches.ts';

const ROOT = join(import.meta.dirname, '..');
const [, , ...wanted] = process.argv.filter((word) => !word.startsWith('--'));
if (!process.argv.includes('--brief')) process.argv.push('--brief');

for (const { name, file } of [...BENCHES, ...PROFILES]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  try {
    await import(join(ROOT, file));
    if (process.exitCode) throw new Error('It ended, and said that something was off.');
    console.log(`TRIED ${name} ${seconds(began)}`);
  } catch (error) {
    console.log(`BROKE ${name} ${seconds(began)}\n${(error as Error).stack}`);
  }
  process.exitCode = 0;
}
process.exit(0);

function seconds(began: number): string {
  return `${((performance.now() - began) / 1_000).toFixed(1)} s`;
}
