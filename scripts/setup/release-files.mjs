import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = /\.(js|css|woff2)$/;
const OPERATORS = 'src/routes/admin.tsx';
const LIST = '.release-files.json';

/**
 * What a browser keeps of a release: everything a visitor can come to need. The operator's desk is
 * a third of the code and stays where it is.
 *
 * @example filesToKeep('apps/web/dist', manifest) // ['/assets/index-CYSqxfkm.js', …]
 */
export function filesToKeep(folder, manifest) {
  const visitors = reached(manifest, 'index.html', new Set([OPERATORS]));
  const desk = reached(manifest, OPERATORS);
  return assetsOf(folder)
    .filter((name) => KEPT.test(name))
    .map((name) => `assets/${name}`)
    .filter((file) => !desk.has(file) || visitors.has(file))
    .map((file) => `/${file}`);
}

/** The files that one entry of Vite's manifest leads to, without those that lie behind `closed`. */
function reached(manifest, from, closed = new Set()) {
  const files = new Set();
  const seen = new Set(closed);
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  follow(from);
  return files;
}

/**
 * Built in place, a release would take the files of the one before it away under open tabs; so they
 * come along once, and are gone with the release after.
 */
export function bringLastRelease(last, coming) {
  const own = assetsOf(coming);
  writeFileSync(join(coming, LIST), JSON.stringify(own));
  for (const name of ownAssetsOf(last)) {
    const [from, to] = [join(last, 'assets', name), join(coming, 'assets', name)];
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to);
  }
}

/** Without what that release itself had brought along. */
function ownAssetsOf(folder) {
  try {
    const own = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
    return own
      .filter((name) => KEPT.test(name))
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  } catch {
    return [];
  }
}

function assetsOf(folder) {
  return readdirSync(join(folder, 'assets')).sort();
}
