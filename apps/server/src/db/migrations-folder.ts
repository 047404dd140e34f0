import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the bundle in production, beside this file in the source tree. */
export const MIGRATIONS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
