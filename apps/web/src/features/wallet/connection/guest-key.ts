import type { Memory } from '@goats/ui/browser/safe-storage.ts';

export interface GuestKey {
  address: string;
  privateKey: `0x${string}`;
}

const KEY = 'goats-guest-wallet';

/** The key of this browser, or null; a damaged one counts as none. */
export function readGuestKey(memory: Memory): GuestKey | null {
  try {
    const { address, privateKey } = JSON.parse(memory.getItem(KEY) ?? '{}') as Partial<GuestKey>;
    const whole =
      /^0x[0-9a-fA-F]{40}$/.test(address ?? '') && /^0x[0-9a-f]{64}$/.test(privateKey ?? '');
    return whole && address && privateKey ? { address, privateKey } : null;
  } catch {
    return null;
  }
}

/** Makes a key, or answers the one that is there: a second click must not orphan the first purse. */
export async function guestKey(memory: Memory): Promise<GuestKey> {
  const kept = readGuestKey(memory);
  if (kept) return kept;
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts');
  const meanwhile = readGuestKey(memory);
  if (meanwhile) return meanwhile;
  const privateKey = generatePrivateKey();
  const made = { address: privateKeyToAccount(privateKey).address, privateKey };
  memory.setItem(KEY, JSON.stringify(made));
  return made;
}

export function deleteGuestKey(memory: Memory): void {
  memory.removeItem(KEY);
}
