import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { useBattleStats } from './battle-queries.ts';

const KEY = 'goats-played';

const { subscribe, tell } = createListeners();

function playedHere(): boolean {
  return localMemory.getItem(KEY) !== null;
}

/** A match was played to its end in this browser, or its visitor said they know how. */
export function rememberPlayed(): void {
  localMemory.setItem(KEY, 'yes');
  tell();
}

/** Whether the first match is still to be offered: nothing played here, nor with this wallet. */
export function useNeverPlayed(): boolean {
  const here = useSyncExternalStore(subscribe, playedHere, () => false);
  const { address } = useWallet();
  const { data } = useBattleStats(here ? null : address);
  if (here) return false;
  // Somebody with a wallet is asked about only once it is known.
  return address === null || (data?.totalWins === 0 && data.totalLosses === 0);
}

/** So many matches for a stake, and one is no newcomer any more. */
const A_FEW = 3;

/** Whether this wallet has hardly played yet; nobody without one is. */
export function useNewcomer(): boolean {
  const { address } = useWallet();
  const { data } = useBattleStats(address);
  return data !== undefined && data.totalWins + data.totalLosses < A_FEW;
}
