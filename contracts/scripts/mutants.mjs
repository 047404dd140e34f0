/**
 * `npm run mutants`: breaks the contracts in one place at a time and expects the tests to notice. What
 * is written after it chooses mutants by name: `npm run mutants -- veto`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS } from '../mutants.mjs';
import { testContracts } from './forge.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** A copy beside the repository's own folders: what is broken here is broken for nobody else. */
const COPY = join(ROOT, '.cache/mutants');
const only = (suite) => ['--match-path', `contracts/test/${suite}.t.sol`];
const UNITS = ['--no-match-path', 'contracts/test/Season*'];

/** Answers how many were noticed, and how many not. */
export async function tryMutants(mutants, { quick = false, log = console.log } = {}) {
  copyContracts();
  const chosen = mutants.filter((mutant) => !quick || mutant.quick);
  let passed = 0;
  let failed = 0;
  for (const mutant of chosen) {
    const noticed = await isNoticed(mutant, quick);
    if (noticed || mutant.equivalent) passed += 1;
    else failed += 1;
    const said = noticed ? 'noticed' : mutant.equivalent ? 'equivalent' : 'NOT NOTICED';
    log(`${said}: ${mutant.name}`);
  }
  return { passed, failed };
}

function copyContracts() {
  rmSync(join(COPY, 'contracts'), { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of ['src', 'test', 'scripts', 'foundry.toml', 'mutants.mjs']) {
    cpSync(join(ROOT, 'contracts', part), join(COPY, 'contracts', part), { recursive: true });
  }
  rmSync(join(COPY, 'node_modules'), { force: true });
  // What is right or wrong here is so without the optimizer too, and compiled in half the time.
  const settings = join(COPY, 'contracts/scripts/compile.mjs');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replace('optimizer: { enabled: true', 'optimizer: { enabled: false'),
  );
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

/** Tests of one thing each notice most; whole seasons are played only for what is left. */
async function isNoticed({ file = 'Stadium', from, to, name, quick: suite }, quick) {
  const path = join(COPY, `contracts/src/${file}.sol`);
  const good = readFileSync(path, 'utf8');
  if (good.split(from).length !== 2) throw new Error(`The text of "${name}" is not there once.`);
  writeFileSync(path, good.replace(from, to));
  try {
    const runs = quick ? [only(suite)] : [UNITS, only('Season')];
    for (const more of runs) {
      const said = [];
      const { failed, ran } = await testContracts({
        root: COPY,
        more: [...more, '--fail-fast', '--code-size-limit', '100000'],
        log: (line) => said.push(line),
      });
      if (!ran) {
        throw new Error(`"${name}" could not be tried:\n${said.join('\n')}`);
      }
      if (failed > 0) return true;
    }
    return false;
  } finally {
    writeFileSync(path, good);
  }
}

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2).join(' ');
  const { passed, failed } = await tryMutants(MUTANTS.filter(({ name }) => name.includes(words)));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
