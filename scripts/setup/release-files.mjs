import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const KEPT = /\.(js|css|woff2)$/;
/** Only for whoever presses for it, and then the network is needed anyway: for all of a clip's pictures. */
const ON_DEMAND = /^clip-file-/;
/** These are written for each language; the English ones lie with what all share. */
const OF_ENGLISH = /^(curtain|drawn-ahead)-/;
const LIST = '.release-files.json';

/**
 * What a browser keeps of a release in one language, whose `own` scripts lie in its `folder`:
 * `filesToKeep('apps/web/dist.coming', { folder: 'assets', own: [] }) // ['/assets/index-CYSqxfkm.js', …]`
 */
export function filesToKeep(release, { folder, own }) {
  const names = assetsOf(release).filter((name) => KEPT.test(name) && !ON_DEMAND.test(name));
  const shared = names.filter((name) => !name.includes('/') && !own.includes(name));
  const paths = names
    .map((name) => `/assets/${name}`)
    .filter((path) => path.startsWith(`/${folder}/`));
  if (folder === 'assets') return shared.map((name) => `/assets/${name}`);
  return [
    ...shared.filter((name) => !OF_ENGLISH.test(name)).map((name) => `/assets/${name}`),
    ...paths,
  ];
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
    if (!existsSync(from) || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
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
  return readdirSync(join(folder, 'assets'), { recursive: true }).sort();
}
