import type { LeavesVerdict, RootClaim } from './check-leaves.ts';

/** What can be asked of the worker that reckons a root again. */
export interface Asks {
  check: {
    ask: { url: string; claim: RootClaim; address: string | null };
    /** Null where the list did not come. */
    answer: (LeavesVerdict & { readonly ms: number }) | null;
  };
}
