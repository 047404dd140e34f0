import { SWAP_KEPT_MS } from '@goats/rules';
import { aged, type Sweep } from '../../../clock/housekeeping/sweep.ts';

/** What a swap that was made has moved, cards and transfers tell for ever. */
export const SWAP_SWEEPS: readonly Sweep[] = [
  aged('swaps', 'ended_at', SWAP_KEPT_MS, { where: `status <> 'open'` }),
];
