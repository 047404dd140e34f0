import { localMemory } from '@goats/ui/browser/safe-storage.ts';

const key = (address: string) => `goats-changeable-${address}`;

/** Whether this wallet was seen to sign one text in different ways. */
export function isChangeable(address: string): boolean {
  return localMemory.getItem(key(address)) === 'true';
}

export function rememberChangeable(address: string): void {
  localMemory.setItem(key(address), 'true');
}

/**
 * Whether the address's own key made this signature. It then makes the same one on every device
 * (RFC 6979); a contract's has the owner of the day, a passkey's counter or a session in it.
 *
 * `await isOfKey('0x91fa…', text, signature)`
 */
export async function isOfKey(address: string, text: string, signature: string): Promise<boolean> {
  const { recoverMessageAddress } = await import('viem/utils');
  try {
    const signer = await recoverMessageAddress({
      message: text,
      signature: signature as `0x${string}`,
    });
    return signer.toLowerCase() === address;
  } catch {
    return false;
  }
}
