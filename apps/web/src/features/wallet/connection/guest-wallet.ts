import { askEmbeddedChain } from '@goats/ui/api/embedded-chain.ts';
import type { Memory } from '@goats/ui/browser/safe-storage.ts';
import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';
import type { Eip1193Provider } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';
import { sendAsGuest, signTypedAsGuest } from './guest-chain.ts';
import { type GuestKey, guestKey, readGuestKey } from './guest-key.ts';

export const GUEST_WALLET_ID = 'guest';

/** What it signs in with; it holds nothing there, and has no line to it. */
const HOME_CHAIN = '0x1';

/**
 * The guest wallet speaks like every wallet, so that nothing else has to know it. It never
 * asks: whoever holds this browser holds the key.
 */
export function guestWallet(memory: Memory): FoundWallet {
  return { id: GUEST_WALLET_ID, name: t('Guest wallet'), provider: guestProvider(memory) };
}

function guestProvider(memory: Memory): Eip1193Provider {
  // Never a copy of the key: once it is deleted, here or in another tab, nothing signs with it.
  const accounts = (key: GuestKey | null) => (key ? [key.address] : []);
  let chainId: string = HOME_CHAIN;
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  return {
    async request({ method, params = [] }) {
      switch (method) {
        case 'eth_requestAccounts':
          return accounts(await guestKey(memory));
        case 'eth_accounts':
          return accounts(readGuestKey(memory));
        case 'eth_chainId':
          return chainId;
        case 'eth_getBalance':
          return chainId === HOME_CHAIN ? '0x0' : askEmbeddedChain(method, params);
        case 'wallet_switchEthereumChain':
          chainId = (params[0] as { chainId: string }).chainId;
          for (const tell of listeners.get('chainChanged') ?? []) tell(chainId);
          return null;
        case 'personal_sign':
          return sign(present(readGuestKey(memory)), params);
        case 'eth_signTypedData_v4':
          return signTypedAsGuest(present(readGuestKey(memory)), params[1]);
        case 'eth_sendTransaction':
          return sendAsGuest(present(readGuestKey(memory)), params[0] as never);
        default:
          throw Object.assign(new Error(`A guest wallet cannot do ${method}.`), { code: 4200 });
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
  };
}

function present(key: GuestKey | null): GuestKey {
  if (!key) throw Object.assign(new Error('There is no guest key.'), { code: 4100 });
  return key;
}

async function sign(key: GuestKey, [raw]: readonly unknown[]): Promise<string> {
  const { privateKeyToAccount } = await import('viem/accounts');
  return privateKeyToAccount(key.privateKey).signMessage({
    message: { raw: raw as `0x${string}` },
  });
}
