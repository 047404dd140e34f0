import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Holds schema/, functions/ and upgrades/: beside the bundle in production, here in the source. What
 * slices bring lies in slices/ below it in production, beside it in the source.
 */
export const SQL_FOLDER = dirname(fileURLToPath(import.meta.url));
