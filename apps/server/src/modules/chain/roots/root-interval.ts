import type { Config } from '../../../config.ts';

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = { embedded: 10, real: 60 };

/** How often a root is made when something has changed. */
export function rootEveryMs(
  config: Config & { readonly chain?: { readonly rootMinutes?: number } },
  embedded: boolean,
): number {
  const fallback = DEFAULT_MINUTES[embedded ? 'embedded' : 'real'];
  return (config.chain?.rootMinutes ?? fallback) * MINUTE_MS;
}
