export interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: (payload: unknown) => void): void;
  removeListener?(event: string, listener: (payload: unknown) => void): void;
}

export interface FoundWallet {
  id: string;
  name: string;
  /** A data: URI from the wallet itself; missing for the bare window.ethereum. */
  icon?: string;
  provider: Eip1193Provider;
}

interface Announcement {
  info: { uuid: string; name: string; icon: string };
  provider: Eip1193Provider;
}

/** Wallets answer the request at once; the pause is for those that load late. */
const ANSWER_MS = 60;

/** EIP-6963 first, window.ethereum as the fallback. `const [wallet] = await discoverWallets()` */
export async function discoverWallets(): Promise<FoundWallet[]> {
  const found = new Map<string, FoundWallet>();
  const hear = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail;
    found.set(info.uuid, { id: info.uuid, name: info.name, icon: info.icon, provider });
  };
  window.addEventListener('eip6963:announceProvider', hear);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  if (found.size === 0) await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  window.removeEventListener('eip6963:announceProvider', hear);
  const injected = (window as { ethereum?: Eip1193Provider }).ethereum;
  if (found.size === 0 && injected) {
    return [{ id: 'injected', name: 'Browser wallet', provider: injected }];
  }
  return [...found.values()];
}
