import { createStore } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';

/** Held, it stays as it is; then for a moment a change is counted; otherwise it is simply shown. */
export type BalanceMode = 'shown' | 'held' | 'counted';

/** Time enough for the new figure to come over a slow line. */
const COUNTED_MS = 6_000;

let calmDown: ReturnType<typeof setTimeout> | undefined;
const balance = createStore<{ mode: BalanceMode }>({ mode: 'shown' });

function set(mode: BalanceMode): void {
  clearTimeout(calmDown);
  balance.set({ mode });
}

/**
 * Keeps the header's balance as it is until the returned function is called: the server pays at
 * once, and the header must not tell how a match ends before the pitch does.
 */
export function holdBalance(): () => void {
  set('held');
  return () => {
    set('counted');
    calmDown = setTimeout(() => set('shown'), COUNTED_MS);
  };
}

export function useBalanceMode(): BalanceMode {
  return useSyncExternalStore(balance.subscribe, balance.get).mode;
}
