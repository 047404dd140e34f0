/**
 * `npm run check`: format, lint, types, unused code, boundaries, dependencies, figures in documents,
 * compiled contracts, sizes of pages, words of every language. Quiet when all is well.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkArtifacts } from './check/artifacts.mjs';
import { checkBoundaries } from './check/boundaries.mjs';
import { checkDependencies } from './check/dependencies.mjs';
import { checkDocFigures } from './check/doc-figures.mjs';
import { checkPageSizes } from './check/page-sizes.mjs';
import { typePrograms } from './check/type-programs.mjs';
import { checkWords } from './check/words.mjs';

const ROOT = join(import.meta.dirname, '..');

const TYPE_PROJECTS = [
  'packages/words/tsconfig.json',
  'packages/words/tsconfig.test.json',
  'packages/rules/tsconfig.json',
  'packages/rules/tsconfig.test.json',
  'packages/collection/tsconfig.json',
  'packages/collection/tsconfig.test.json',
  'packages/art/tsconfig.json',
  'packages/art/tsconfig.test.json',
  'packages/contract/tsconfig.json',
  'packages/contract/tsconfig.test.json',
  'packages/chain/tsconfig.json',
  'packages/chain/tsconfig.test.json',
  'contracts/tsconfig.json',
  'apps/server/tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/desk/tsconfig.json',
  'apps/leave/tsconfig.json',
  'apps/web/src/service-worker/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'trust/tsconfig.json',
];

const STEPS = [
  ['unused code', 'knip', ['--no-progress']],
  ['format and lint', 'biome', ['ci', '.', '--colors=off', '--max-diagnostics=50']],
];

/** What was checked and has not changed since is not checked again; a fresh machine knows of nothing. */
function typesOf({ file, projects }) {
  const again = process.env.CI ? [] : ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`];
  return [`types of ${projects.join(', ')}`, 'tsc', ['-p', file, ...again]];
}

/** Runs every step, two at a time, and answers the number that passed and failed. */
export async function runChecks() {
  const queue = [...typePrograms(ROOT, TYPE_PROJECTS).map(typesOf), ...STEPS];
  let passed = 0;
  let failed = 0;
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [name, command, args] = step;
      const { code, output } = await run(command, args);
      if (code === 0) {
        passed += 1;
      } else {
        failed += 1;
        console.error(`\n✗ ${name}\n${output}`);
      }
    }
  };
  const asked = checkDependencies(ROOT);
  const figures = checkDocFigures(ROOT);
  const artifacts = checkArtifacts(ROOT);
  await Promise.all([worker(), worker()]);
  const { problems: dependencies, note } = await asked;
  if (note) console.log(`  ${note}`);
  const sizes = await checkPageSizes(ROOT);
  const found = [
    ...[checkBoundaries(ROOT), dependencies, await figures, await artifacts, sizes],
    checkWords(ROOT),
  ];
  for (const problems of found) {
    if (problems.length === 0) passed += 1;
    else failed += 1;
    for (const problem of problems) console.error(`✗ ${problem}`);
  }
  return { passed, failed };
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
