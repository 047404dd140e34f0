import { aged, type Sweep } from '../../clock/housekeeping/sweep.ts';

/** Long enough to be asked about; what became of it is on the chain for ever. */
const KEEP_TRANSACTIONS_MS = 7 * 86_400_000;

export const CHAIN_SWEEPS: readonly Sweep[] = [
  aged('chain_relays', 'at', KEEP_TRANSACTIONS_MS),
  aged('chain_transactions', 'ended_at', KEEP_TRANSACTIONS_MS, { where: 'ended_at is not null' }),
];
