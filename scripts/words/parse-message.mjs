import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../setup/root.mjs';

const words = pathToFileURL(join(ROOT, 'packages/words/src/index.ts')).href;

/** The grammar that pages and letters use; see packages/words/src/message.ts. */
export const { parseMessage } = await tsImport(words, import.meta.url);
