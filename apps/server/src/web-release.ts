import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASE = /<meta name="release" content="([^"]+)"/;

/** Which release of the pages is served from there, as its build named it; null where there is none. */
export function webRelease(webRoot: string | undefined): string | null {
  if (!webRoot) return null;
  return RELEASE.exec(readFileSync(join(webRoot, 'index.html'), 'utf8'))?.[1] ?? null;
}
