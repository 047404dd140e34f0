import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = /\.(js|css|woff2)$/;
/** Only for whoever presses for it, and then the network is needed anyway: for all of a clip's pictures. */
const ON_DEMAND = /^clip-file-/;
const LIST = '.release-files.json';

/** `filesToKeep('apps/web/dist.coming') // ['/assets/index-CYSqxfkm.js', …]`: what a browser keeps of a release. */
export function filesToKeep(folder) {
  return assetsOf(folder)
    .filter((name) => KEPT.test(name) && !ON_DEMAND.test(name))
    .map((name) => `/assets/${name}`);
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
