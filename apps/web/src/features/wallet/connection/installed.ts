import { GUEST_WALLET_ID } from './guest-wallet.ts';
import { REMOTE_WALLET_ID } from './remote-wallet.ts';

/** Whether a wallet is in this browser: the guest's always is, and one elsewhere never. */
export function isInstalled({ id }: { readonly id: string }): boolean {
  return id !== GUEST_WALLET_ID && id !== REMOTE_WALLET_ID;
}
