import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Put together, since this file may be bundled by itself and would lose what it looks for. */
const ITSELF = ['import', 'meta'].join('.');

/** Whoever looks for files beside itself finds them where its source lies, not beside the bundle. */
export const whereItLies = {
  name: 'where-it-lies',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes(ITSELF)) return undefined;
      const contents = text
        .replaceAll(`${ITSELF}.dirname`, JSON.stringify(dirname(path)))
        .replaceAll(`${ITSELF}.url`, JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};
