import { ATTRIBUTES_ROOT, METADATA_ROOT } from '@goats/chain';
import type { FoundingPlan } from '@goats/contracts/founding';

const DAY_SECONDS = 86_400;

/** Nobody waits on a chain that is ours alone, and nothing on it is worth a veto. */
export const EMBEDDED_TERMS: FoundingPlan['terms'] = {
  rootDelay: 0,
  maxSilence: 7 * DAY_SECONDS,
  keyDelay: 0,
  dayLimit: 100_000_000n,
};

const ROYALTY_BASIS_POINTS = 200n;

/** `foundingOf(foundingPlan({ keys })).contracts.stadium` */
export function foundingPlan({
  keys,
  terms = EMBEDDED_TERMS,
}: {
  readonly keys: FoundingPlan['keys'];
  readonly terms?: FoundingPlan['terms'];
}): FoundingPlan {
  return {
    // Whoever can stop everything else may also say where metadata is.
    curator: keys.guardian,
    royaltyTo: '0x0000000000000000000000000000000000000000',
    royaltyBasisPoints: ROYALTY_BASIS_POINTS,
    attributesRoot: ATTRIBUTES_ROOT,
    metadataRoot: METADATA_ROOT,
    // Said afterwards by the curator: addresses must not depend on where the site happens to be.
    base: '',
    keys,
    terms,
  };
}
