import { join } from 'node:path';

/** The repository, wherever it was cloned to. */
export const ROOT = join(import.meta.dirname, '../..');
