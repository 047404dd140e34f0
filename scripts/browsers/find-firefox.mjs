import { findOnPath } from './find.mjs';

/** The path of an installed Firefox, or undefined: the second engine is not worth failing for. */
export function findFirefox(env = process.env) {
  return findOnPath(['firefox-esr', 'firefox'], /Firefox/, env);
}
