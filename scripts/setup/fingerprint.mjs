import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'dist.coming', 'coverage', '.cache']);
/** Other Markdown is text of the site. */
const SKIPPED_FILES = /\.(test\.tsx?|tsbuildinfo)$|README\.md$/;

/**
 * One short text that changes whenever a file below these paths does. It looks at content, not at
 * times: a copied or freshly checked-out tree is the same tree.
 *
 * @example fingerprint(['packages', 'package-lock.json']) // → '5f1d…'
 */
export function fingerprint(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(relative(root, file).split(sep).join('/')).update('\0');
      hash.update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function filesBelow(path) {
  let entry;
  try {
    entry = statSync(path);
  } catch {
    return [];
  }
  if (entry.isFile()) return SKIPPED_FILES.test(path) ? [] : [path];
  if (!entry.isDirectory()) return [];
  return readdirSync(path)
    .filter((name) => !SKIPPED_FOLDERS.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
