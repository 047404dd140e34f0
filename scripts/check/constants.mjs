import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = [
  'packages/rules/src/index.ts',
  'packages/collection/src/index.ts',
  'apps/server/src/config.ts',
];
const ROOMS = ['packages', 'apps/server/src', 'apps/leave/src', 'trust'];

/**
 * Finds the value of a constant by the name that a document uses; throws a sentence when there is
 * none. `load` imports a source file by its address.
 *
 * `(await constantsOf(root))('TIMING.pickMs') // 30000`
 */
export async function constantsOf(root, load = importSource) {
  const [rules, collection, { readConfig }] = await Promise.all(
    SOURCES.map((path) => load(pathToFileURL(join(root, path)).href)),
  );
  const known = {
    ...collection,
    ...rules,
    config: readConfig({}),
    live: readConfig({ DEMO_WORLD: 'false' }),
  };
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !/node_modules|\.test\.ts$/.test(name))
      .map((name) => join(root, room, name)),
  );
  return (name) => {
    const [file, own] = name.split('#');
    if (own === undefined) return member(known, name.split('.'), name);
    const found = files.filter((path) => basename(path) === file || path.endsWith(`/${file}`));
    if (found.length !== 1) throw new Error(`there are ${found.length} files ${file}`);
    const [constant, ...path] = own.split('.');
    return member(privateConstant(readFileSync(found[0], 'utf8'), constant, known), path, name);
  };
}

async function importSource(address) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(address, import.meta.url);
}

/** `privateConstant('const A_MS = 5 * B;\nconst B = 2;', 'A_MS', {}) // 10` */
export function privateConstant(source, name, known) {
  const declared = new RegExp(`^(?:export )?const ${name}\\b[^=]*= ([^;]*);`, 'm').exec(
    source,
  )?.[1];
  if (declared === undefined) {
    if (known[name] === undefined) throw new Error(`there is no ${name}`);
    return known[name];
  }
  const plain = declared.replace(/ as const| satisfies [^;]*$/g, '');
  const parts = [...new Set(plain.match(/\b[A-Z][A-Z0-9_]+\b/g))];
  const values = parts.map((part) => privateConstant(source, part, known));
  return new Function(...parts, `return (${plain});`)(...values);
}

function member(value, path, name) {
  const found = path.reduce((inner, part) => inner?.[part], value);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
