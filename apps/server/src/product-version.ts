import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As far from the bundle as from the source: `apps/server/dist` and `apps/server/src`. */
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../../../package.json');

/** `await productVersion() // '0.1.0'` */
export async function productVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version;
}
