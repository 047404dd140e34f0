import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from '../setup/root.mjs';

const JOURNEYS = 'e2e/journeys';
const TEST_FILE = /\.test\.(tsx?|mjs)$/;
const SOURCE_FILE = /\.(tsx?|mjs)$/;
/** Where Vitest finds files; see vitest.config.ts. */
const WITH_TESTS = /^(apps|packages|scripts|trust)(\/|$)/;

/**
 * Which tests belong to each word of `npm test -- word …`: a path of a test, of a source file or of
 * a folder, or a part of the name of a journey or of a test's file. Without words, everything does.
 *
 * @example whatBelongs(['packages/rules', 'week'])
 */
export function whatBelongs(words, root = ROOT) {
  const all = words.length === 0;
  const chosen = { journeys: [], tests: [], contracts: all, harnesses: all };
  const unknown = [];
  for (const word of words) {
    const path = relative(root, resolve(root, word)).replaceAll('\\', '/');
    const kind = existsSync(join(root, path)) ? byPath(path, root) : byName(word, root);
    if (!kind) unknown.push(word);
    for (const [name, found] of Object.entries(kind ?? {})) {
      chosen[name] = found === true || [...chosen[name], ...found];
    }
  }
  return { all, unknown, ...chosen };
}

function byPath(path, root) {
  if (path.startsWith(`${JOURNEYS}/`)) return { journeys: [path] };
  // What the journeys share belongs to all of them.
  if (path === 'e2e' || path.startsWith('e2e/')) return { journeys: [`${JOURNEYS}/`] };
  if (path === 'contracts' || path.startsWith('contracts/')) return { contracts: true };
  if (path === 'bench' || path.startsWith('bench/')) return { harnesses: true };
  if (!WITH_TESTS.test(path)) return null;
  const harnesses = path === 'trust' || path.startsWith('trust/') ? { harnesses: true } : {};
  if (statSync(join(root, path)).isDirectory()) return { ...harnesses, tests: [`${path}/`] };
  if (TEST_FILE.test(path)) return { tests: [path] };
  return SOURCE_FILE.test(path) ? { ...harnesses, tests: [testsOf(path, root)] } : null;
}

/** Its own test beside it, or those of its folder. */
function testsOf(path, root) {
  const own = path.replace(SOURCE_FILE, '.test.');
  const has = ['ts', 'tsx', 'mjs'].some((end) => existsSync(join(root, own + end)));
  return has ? own : `${dirname(path)}/`;
}

function byName(word, root) {
  const journeys = readdirSync(join(root, JOURNEYS))
    .filter((file) => file.includes(word))
    .map((file) => `${JOURNEYS}/${file}`);
  if (journeys.length > 0) return { journeys };
  const tests = ['apps', 'packages', 'scripts', 'trust'].flatMap((folder) =>
    testsBelow(folder, root),
  );
  return tests.some((path) => path.includes(word)) ? { tests: [word] } : null;
}

function testsBelow(folder, root) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testsBelow(path, root);
    return TEST_FILE.test(path) ? [path] : [];
  });
}
