import { useSyncExternalStore } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { useBattleStats } from './battle-queries.ts';

const KEY = 'goats-played';

const listeners = new Set<() => void>();
/** Storage may be refused; then it holds for as long as the page. */
let onThisPage = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function playedHere(): boolean {
  if (onThisPage) return true;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** A match was played to its end in this browser, or its visitor said they know how. */
export function rememberPlayed(): void {
  onThisPage = true;
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Private windows may refuse storage: then the next visit is asked once more.
  }
  for (const tell of listeners) tell();
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
