/**
 * The arrows between the rooms, checked. A workspace hoists every dependency of every package to
 * one node_modules, so an import that no package.json declares works by accident until it does not.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const SCOPE = '@goats/';

/** Who may import whom. A room that is not listed may import no package of ours. */
const ALLOWED = {
  'packages/words': [],
  'packages/rules': ['words'],
  'packages/collection': ['rules', 'words'],
  'packages/art': ['rules', 'collection'],
  'packages/contract': ['rules', 'words'],
  'packages/chain': ['contracts', 'words'],
  'packages/ui': ['rules', 'collection', 'art', 'contract', 'words'],
  'apps/server': ['rules', 'collection', 'art', 'contract', 'chain', 'contracts', 'words'],
  'apps/web': ['rules', 'collection', 'art', 'contract', 'chain', 'contracts', 'ui', 'words'],
  'apps/desk': ['rules', 'collection', 'art', 'contract', 'ui'],
  'apps/leave': ['chain', 'contracts', 'ui', 'words'],
};

/** Side doors: what whoever only reads the contracts must not carry along. */
const DOORS = new Set(['@goats/contracts/founding', '@goats/contracts/test-wallets']);

/** Same traits, same bytes, for ever: these rooms may not touch the world. */
const PURE = [
  'packages/words',
  'packages/rules',
  'packages/collection',
  'packages/art',
  'packages/chain',
];
const IMPURE =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(|\bfetch\(|\bperformance\.now\b|\bprocess\.|\bcrypto\./;

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/** `checkBoundaries(root)` answers one sentence per violation. */
export function checkBoundaries(root) {
  const problems = [];
  const graph = new Map();
  for (const [room, mayImport] of Object.entries(ALLOWED)) {
    const declared = declaredDependencies(root, room);
    for (const file of sourceFiles(join(root, room, 'src'))) {
      const name = relative(root, file);
      const text = readFileSync(file, 'utf8');
      const isTest = /\.test\.tsx?$/.test(file) || name.includes(`${sep}testing${sep}`);
      const imports = specifiersOf(text);
      graph.set(
        file,
        imports.filter((s) => s.startsWith('.')).map((s) => resolve(dirname(file), s)),
      );
      for (const specifier of imports) {
        const problem = importProblem({ room, mayImport, declared, file, specifier, isTest });
        if (problem) problems.push(`${name}: ${problem}`);
      }
      if (PURE.includes(room) && !isTest) {
        const hit = IMPURE.exec(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
        if (hit) problems.push(`${name}: a pure package may not use ${hit[0]}`);
      }
    }
  }
  problems.push(
    ...webRooms(root, graph),
    ...sliceDoors(
      root,
      graph,
      join(root, 'apps/server/src/slices'),
      join(root, 'apps/server/src/kernel'),
    ),
    ...sliceDoors(root, graph, WORLD(root), join(WORLD(root), 'kernel')),
    ...roomCycles(root, graph, (file) => worldRoom(WORLD(root), file)),
    ...cycles(root, graph),
    ...roomCycles(root, graph, (file) => serverRoom(join(root, 'apps/server/src'), file)),
    ...roomCycles(root, graph, (file) => feature(join(root, 'apps/web/src/features'), file)),
  );
  return problems;
}

function importProblem({ room, mayImport, declared, file, specifier, isTest }) {
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(file), specifier);
    // The numbered rules are one document, which the site prints as it is.
    if (/[\\/]docs[\\/][a-z-]+\.md\?raw$/.test(target)) return undefined;
    return target.includes(`${sep}${room.replace('/', sep)}${sep}`)
      ? undefined
      : `${specifier} leaves its package; import it by name`;
  }
  if (specifier.startsWith('node:')) {
    return PURE.includes(room) && !isTest ? `a pure package may not use ${specifier}` : undefined;
  }
  if (specifier.startsWith(SCOPE)) {
    const [, target, inner] = specifier.split('/');
    // Of the kit every part is a door: one button must not bring all of it.
    if (inner && target !== 'ui' && !DOORS.has(specifier))
      return `${specifier} reaches behind the door of ${target}`;
    // A test may look at its neighbours; what ships may not.
    return mayImport.includes(target) || isTest ? undefined : `may not import ${specifier}`;
  }
  const [first, second] = specifier.split('/');
  const dependency = specifier.startsWith('@') ? `${first}/${second}` : first;
  if (declared.has(dependency)) return undefined;
  const testOnly = ['vitest', 'fast-check', 'vite'].includes(dependency);
  return testOnly ? undefined : `${dependency} is not in its package.json`;
}

/** From below to above; nobody looks up. plain, app and routes make the top: what is put together. */
const WEB_FLOORS = ['site', 'content', 'features', 'app'];

/** A floor knows those below it; a feature does not reach into another. */
function webRooms(root, graph) {
  const src = join(root, 'apps/web/src');
  const problems = [];
  for (const [file, targets] of graph) {
    // A test may look at its neighbours; what ships may not.
    if (!file.startsWith(src) || /\.test\.tsx?$/.test(file)) continue;
    const floorOf = (room) => WEB_FLOORS.indexOf(['routes', 'plain'].includes(room) ? 'app' : room);
    const [from, feature] = relative(src, file).split(sep);
    for (const target of targets) {
      const [to, otherFeature] = relative(src, target).split(sep);
      const name = relative(root, file);
      if (floorOf(from) >= 0 && floorOf(to) > floorOf(from)) {
        problems.push(`${name}: ${from} may not import ${to}`);
      }
      if (from === 'features' && to === 'features' && feature !== otherFeature) {
        const inside = relative(join(src, 'features', otherFeature), target).split(sep);
        // What a feature offers to others lies at the top of its folder; deeper is its inside.
        if (inside.length > 1) problems.push(`${name}: reaches inside feature ${otherFeature}`);
      }
    }
  }
  return problems;
}

/** Folders as rooms: arrows between them run one way too. Tests and what they share may look anywhere. */
function roomCycles(root, graph, roomOf) {
  const rooms = new Map();
  for (const [file, targets] of graph) {
    const room = roomOf(file);
    if (room === undefined || /\.test\.tsx?$/.test(file) || room.endsWith(`${sep}testing`))
      continue;
    const others = targets.map(roomOf).filter((to) => to && to !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  return cycles(root, rooms);
}

/** Of the server: every folder of these by itself, the other folders, and the files beside them. */
const HOUSES = ['slices', 'people', 'cards', 'desk', 'site', 'clock'];
function serverRoom(src, file) {
  if (!file.startsWith(src + sep)) return undefined;
  const [first, second, third] = relative(src, file).split(sep);
  if (!HOUSES.includes(first)) return join(src, first);
  // How a slice lies in the database is below the game, its calls and duties are above it.
  return third === 'world' ? join(src, first, second, third) : join(src, first, second);
}

/**
 * A folder of slices is entered by its index.ts, also by other slices, and its kernel knows none of
 * them. Tests, and the model that only they use, may look anywhere.
 */
function sliceDoors(root, graph, slices, kernel) {
  const problems = [];
  const sliceOf = (file) => {
    const [first, ...rest] = relative(slices, file).split(sep);
    return first === '..' || rest.length === 0 ? undefined : first;
  };
  for (const [file, targets] of graph) {
    if (/\.test\.tsx?$|[\\/]test-[^\\/]+$|[\\/]testing[\\/]/.test(file)) continue;
    const from = sliceOf(file);
    const inKernel = file.startsWith(kernel + sep);
    for (const target of targets) {
      const to = sliceOf(target);
      const name = relative(root, file);
      if (to === undefined || to === from || target.startsWith(kernel + sep)) continue;
      if (inKernel) problems.push(`${name}: the kernel may not import slice ${to}`);
      else if (!target.endsWith(`${sep}index.ts`) && file.startsWith(dirname(kernel) + sep)) {
        problems.push(`${name}: reaches inside slice ${to}, past its index.ts`);
      }
    }
  }
  return problems;
}

const WORLD = (root) => join(root, 'packages/rules/src/world');
/** The slices of the game's world; what tests share may look anywhere. */
function worldRoom(world, file) {
  if (!file.startsWith(world + sep) || /[\\/]test-[^\\/]+$/.test(file)) return undefined;
  return join(world, relative(world, file).split(sep)[0]);
}

/** A lazy import counts too: whoever reads one feature should not need both. */
function feature(features, file) {
  if (!file.startsWith(features + sep)) return undefined;
  return join(features, relative(features, file).split(sep)[0]);
}

function cycles(root, graph) {
  const state = new Map();
  const problems = [];
  const visit = (file, trail) => {
    if (state.get(file) === 'done' || !graph.has(file)) return;
    if (state.get(file) === 'open') {
      const loop = [...trail.slice(trail.indexOf(file)), file].map((f) => relative(root, f));
      problems.push(`Import cycle: ${loop.join(' -> ')}`);
      return;
    }
    state.set(file, 'open');
    for (const target of graph.get(file)) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}

function specifiersOf(text) {
  return [...text.matchAll(SPECIFIER)].map((match) => match[1] ?? match[2]);
}

function declaredDependencies(root, room) {
  const manifest = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  return new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
}

function sourceFiles(directory) {
  return readdirSync(directory).flatMap((entry) => {
    const path = join(directory, entry);
    if (IGNORED.has(entry)) return [];
    if (statSync(path).isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry) ? [path] : [];
  });
}
