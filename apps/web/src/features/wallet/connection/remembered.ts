import { localMemory, type Memory } from '@goats/ui/browser/safe-storage.ts';

export interface RememberedWallet {
  address: string | null;
  /** Which wallet it was: two may hold the same account. */
  walletId: string | null;
}

export function rememberWallet(memory: Memory, address: string, walletId: string): void {
  memory.setItem('walletConnected', 'true');
  memory.setItem('walletAddress', address);
  memory.setItem('walletId', walletId);
}

/** Kept as 'false', so that the next load knows that the visitor left on purpose. */
export function rememberLeaving(memory: Memory): void {
  forgetWallet(memory);
  memory.setItem('walletConnected', 'false');
}

/** A locked wallet is no goodbye: the next load may find it unlocked. */
export function forgetWallet(memory: Memory): void {
  for (const key of ['walletConnected', 'walletAddress', 'walletId']) memory.removeItem(key);
}

/** What to restore; null after an explicit disconnect. */
export function rememberedWallet(memory: Memory): RememberedWallet | null {
  if (memory.getItem('walletConnected') === 'false') return null;
  return { address: memory.getItem('walletAddress'), walletId: memory.getItem('walletId') };
}

export function hasConnectedBefore(memory: Memory = localMemory): boolean {
  return memory.getItem('walletConnected') === 'true';
}
