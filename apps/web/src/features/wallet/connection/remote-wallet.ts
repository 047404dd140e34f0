import { SITE_NAME } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import type { Memory } from '@goats/ui/browser/safe-storage.ts';
import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';
import type { Eip1193Provider } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';

export const REMOTE_WALLET_ID = 'walletconnect';

const ASKED_FOR_MS = 3_000;

export interface RemoteWallet extends FoundWallet {
  /** Whether the operator has configured it; no when nobody answers. */
  isOffered(): Promise<boolean>;
}

interface RemoteWalletDeps {
  readonly memory: Memory;
  readonly show: (uri: string | null) => void;
  readonly onAsk: () => void;
}

/** A wallet on another device. Its protocol is loaded when somebody chose it, now or at an earlier visit. */
export function remoteWallet({ memory, show, onAsk }: RemoteWalletDeps): RemoteWallet {
  let opening: Promise<Eip1193Provider> | undefined;
  const open = async () => {
    const [{ walletConnect }, { createRemoteWallet }] = await Promise.all([
      api('GET /api/site', {}),
      import('@goats/ui/wallets/walletconnect/provider.ts'),
    ]);
    if (!walletConnect) throw new Error(t('This site does not offer that wallet any more.'));
    const { origin } = window.location;
    return createRemoteWallet({
      ...walletConnect,
      site: {
        name: SITE_NAME,
        description: SITE_NAME,
        url: origin,
        icons: [`${origin}/favicon.svg`],
      },
      ...{ memory, show, onAsk },
    });
  };
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      // The next attempt may find the line again.
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const quietly = (work: (provider: Eip1193Provider) => unknown) =>
    void opened().then(work, () => undefined);
  return {
    id: REMOTE_WALLET_ID,
    name: 'WalletConnect',
    isOffered: async () => {
      // A wallet in this browser needs no server, and does not wait for one that is silent.
      const signal = AbortSignal.timeout(ASKED_FOR_MS);
      const site = await api('GET /api/site', {}, { signal }).catch(() => null);
      return Boolean(site?.walletConnect);
    },
    provider: {
      request: async (call) => (await opened()).request(call),
      on: (event, listener) => quietly((provider) => provider.on?.(event, listener)),
      removeListener: (event, listener) =>
        quietly((provider) => provider.removeListener?.(event, listener)),
      hangUp: async () => {
        await (await opening)?.hangUp?.();
      },
    },
  };
}
