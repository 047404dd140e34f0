import { t } from '@goats/words';
import { createListeners } from '../browser/store.ts';
import type { Eip1193Provider } from './eip1193.ts';

export interface FoundWallet {
  /** Reverse domain of the wallet, the same at every visit. */
  id: string;
  name: string;
  /** A data: URI from the wallet itself; missing for the bare window.ethereum. */
  icon?: string;
  provider: Eip1193Provider;
}

/** What of `window` discovery needs. */
export type WalletWindow = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & { ethereum?: unknown };

/** Wallets answer the request at once; the pause is for those that load late. */
const ANSWER_MS = 60;

export interface Discovery {
  /** Everything that has announced itself; window.ethereum when nothing has. */
  find(): Promise<FoundWallet[]>;
  /** Tells about wallets that come after a `find`, e.g. an extension that wakes slowly. */
  onLate(listener: () => void): () => void;
}

/** EIP-6963 first, window.ethereum as the fallback. `createDiscovery(window).find()` */
export function createDiscovery(page: WalletWindow, answerMs = ANSWER_MS): Discovery {
  const found = new Map<unknown, FoundWallet>();
  const late = createListeners();
  const hear = (event: Event) => {
    const wallet = announced((event as CustomEvent<unknown>).detail);
    // A wallet announces itself again at every request; it stays one wallet.
    if (!wallet || found.has(wallet.provider)) return;
    found.set(wallet.provider, wallet);
    late.tell();
  };
  page.addEventListener('eip6963:announceProvider', hear);
  return {
    async find() {
      page.dispatchEvent(new Event('eip6963:requestProvider'));
      if (found.size === 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
      if (found.size > 0) return [...found.values()];
      return isProvider(page.ethereum)
        ? [{ id: 'injected', name: t('Browser wallet'), provider: page.ethereum }]
        : [];
    },
    onLate(listener) {
      const forget = late.subscribe(listener);
      page.addEventListener('ethereum#initialized', listener);
      return () => {
        forget();
        page.removeEventListener('ethereum#initialized', listener);
      };
    },
  };
}

/** Any script of the page can announce; what is not shaped like a wallet is not heard. */
function announced(detail: unknown): FoundWallet | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { info, provider } = detail as { info?: Record<string, unknown>; provider?: unknown };
  if (!isProvider(provider) || typeof info?.name !== 'string') return undefined;
  const { rdns, uuid, name, icon } = info;
  return {
    id: typeof rdns === 'string' && rdns ? rdns : String(uuid),
    name: name.slice(0, 60),
    ...(typeof icon === 'string' && icon.startsWith('data:image/') && { icon }),
    provider,
  };
}

function isProvider(candidate: unknown): candidate is Eip1193Provider {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof (candidate as { request?: unknown }).request === 'function'
  );
}
