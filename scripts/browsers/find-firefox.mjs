import { findOnPath } from './find.mjs';

/**
 * Version 140 does not know what Playwright tells a browser when it starts, and runs none of a journey's
 * questions on a page whose policy forbids eval, as ours does.
 */
const KNOWS_ENOUGH = /Firefox (?:14[1-9]|1[5-9]\d|[2-9]\d\d)\b/;

/** The path of a Firefox that a journey can drive, or undefined: the second engine is not worth failing for. */
export function findFirefox(env = process.env) {
  return findOnPath(['firefox-esr', 'firefox'], KNOWS_ENOUGH, env);
}
