import { formatEth, shortAddress } from '@goats/rules';
import type { Memory } from '@goats/ui/browser/safe-storage.ts';
import type { Store } from '@goats/ui/browser/store.ts';
import type { ToastMessage } from '@goats/ui/toast-queue.ts';
import type { Discovery, FoundWallet } from '@goats/ui/wallets/discovery.ts';
import { ethOfWei, firstAccount, hexText } from '@goats/ui/wallets/eip1193.ts';
import { walletRefusal } from '@goats/ui/wallets/wallet-refusals.ts';
import { t } from '@goats/words';
import { DISCONNECTED, type WalletState } from '../state/wallet-state.ts';
import { GUEST_WALLET_ID } from './guest-wallet.ts';
import {
  forgetWallet,
  type RememberedWallet,
  rememberedWallet,
  rememberLeaving,
  rememberWallet,
} from './remembered.ts';
import type { RemoteWallet } from './remote-wallet.ts';

export interface ConnectionDeps {
  state: Store<WalletState>;
  memory: Memory;
  discovery: Discovery;
  guest: FoundWallet;
  remote: RemoteWallet;
  /** Whether this browser has a guest key already. */
  hasGuestKey: () => boolean;
  tell: (message: ToastMessage) => void;
  /** The account is another one now, or none: whoever was signed in is not any more. */
  onAccount: (address: string | null) => Promise<void>;
}

/** Where its code did not even arrive there is nobody to hang up on. */
function hangUp(wallet: FoundWallet | null): void {
  void wallet?.provider.hangUp?.().catch(() => undefined);
}

/** Everything between this page and the visitor's wallet. One of these per page. */
export function createConnection(deps: ConnectionDeps) {
  const { state, memory, discovery, guest, remote, tell } = deps;
  let wallet: FoundWallet | null = null;
  /** Whatever an older attempt answers is not heard any more. */
  let attempt = 0;

  const onAccounts = (accounts: unknown) => {
    const address = firstAccount(accounts);
    if (!address) void leave({ onPurpose: false });
    else if (address.toLowerCase() !== state.get().address?.toLowerCase()) void moveTo(address);
  };
  const onChain = (chainId: unknown) => {
    if (typeof chainId === 'string') state.set({ chainId });
    void readBalance();
  };

  function listen(to: FoundWallet | null): void {
    wallet?.provider.removeListener?.('accountsChanged', onAccounts);
    wallet?.provider.removeListener?.('chainChanged', onChain);
    wallet = to;
    to?.provider.on?.('accountsChanged', onAccounts);
    to?.provider.on?.('chainChanged', onChain);
  }

  async function readBalance(): Promise<void> {
    const { address } = state.get();
    if (!wallet || !address) return;
    const call = { method: 'eth_getBalance', params: [address, 'latest'] };
    const eth = ethOfWei(await wallet.provider.request(call).catch(() => null));
    if (state.get().address === address) {
      state.set({ balance: eth === null ? null : formatEth(eth) });
    }
  }

  async function readChain(): Promise<void> {
    const provider = wallet?.provider;
    if (!provider) return;
    const chainId = await provider.request({ method: 'eth_chainId' }).catch(() => null);
    if (wallet?.provider === provider && typeof chainId === 'string') state.set({ chainId });
  }

  async function adopt(found: FoundWallet, address: string): Promise<void> {
    listen(found);
    rememberWallet(memory, address, found.id);
    state.set({
      ...DISCONNECTED,
      signedInAs: state.get().signedInAs,
      status: 'connected',
      address,
      walletType: found.name,
      guest: found.id === GUEST_WALLET_ID,
    });
    // Only shown: nobody waits for a node in order to sign.
    void readBalance();
    await Promise.all([deps.onAccount(address), readChain()]);
  }

  async function moveTo(address: string): Promise<void> {
    if (wallet) rememberWallet(memory, address, wallet.id);
    state.set({ address, balance: null });
    tell({
      title: t('Wallet Connected'),
      description: t('Connected to {wallet}', { wallet: shortAddress(address) }),
    });
    void readBalance();
    await deps.onAccount(address);
  }

  async function leave({ onPurpose }: { onPurpose: boolean }): Promise<void> {
    attempt += 1;
    if (onPurpose) hangUp(wallet);
    listen(null);
    if (onPurpose) rememberLeaving(memory);
    else forgetWallet(memory);
    const { signedInAs } = state.get();
    state.set({ ...DISCONNECTED, signedInAs });
    tell({ title: t('Wallet Disconnected'), description: t('Your wallet has been disconnected') });
    await deps.onAccount(null);
  }

  /** Asks one wallet for its account. */
  async function connectTo(found: FoundWallet): Promise<string | null> {
    attempt += 1;
    const mine = attempt;
    state.set({ status: 'connecting', choices: [], problem: null });
    try {
      const accounts = await found.provider.request({ method: 'eth_requestAccounts' });
      if (mine !== attempt) return null;
      const address = firstAccount(accounts);
      if (!address) throw new Error('');
      await adopt(found, address);
      tell({
        title: t('Wallet Connected'),
        description: t('Connected to {wallet}', { wallet: shortAddress(address) }),
      });
      return address;
    } catch (error) {
      if (mine !== attempt) return null;
      const words = walletRefusal(error, 'connect').words || t('Failed to connect wallet');
      state.set({ ...DISCONNECTED, problem: words });
      tell({ title: t('Connection Failed'), description: words, tone: 'red' });
      return null;
    }
  }

  /** One wallet: connect to it. Several: let the visitor choose. None: say so. */
  async function connect(): Promise<string | null> {
    state.set({ status: 'connecting', problem: null });
    const [found, offered] = await Promise.all([discovery.find(), remote.isOffered()]);
    const wallets = offered ? [...found, remote] : found;
    const [only] = wallets;
    if (!only) {
      state.set({ status: 'disconnected', noneFound: true });
      tell({
        title: t('Wallet Not Found'),
        description: t('Please install a compatible wallet to connect'),
        tone: 'red',
      });
      return null;
    }
    if (found.length === 1 && !offered && !deps.hasGuestKey()) return connectTo(only);
    state.set({ status: 'disconnected', choices: [...wallets, guest], noneFound: false });
    return null;
  }

  async function restoreFrom(wallets: readonly FoundWallet[], was: RememberedWallet) {
    for (const found of wallets) {
      const accounts = await found.provider.request({ method: 'eth_accounts' }).catch(() => []);
      if (state.get().address) return;
      // The wallet that was used may have moved on; any other must hold the very account.
      const sameWallet = was.address === null || found.id === was.walletId;
      const address = firstAccount(accounts);
      if (address && (sameWallet || address.toLowerCase() === was.address?.toLowerCase())) {
        return adopt(found, address);
      }
    }
  }

  /** On load: an account that is already authorised comes back without asking. */
  async function restore(): Promise<void> {
    const remembered = rememberedWallet(memory);
    if (!remembered) return;
    const look = async () => {
      const own = [guest, remote].find(({ id }) => id === remembered.walletId);
      await restoreFrom(own ? [own] : await discovery.find(), remembered);
    };
    await look();
    const stop = discovery.onLate(() => {
      if (state.get().status !== 'disconnected' || !rememberedWallet(memory)) stop();
      else void look();
    });
    if (!state.get().address) state.set({ status: 'disconnected' });
  }

  return {
    connect,
    connectTo,
    connectGuest: () => connectTo(guest),
    restore,
    disconnect: () => leave({ onPurpose: true }),
    /** The wallet's window is lost behind others: stop waiting for it. */
    cancel() {
      attempt += 1;
      hangUp(remote);
      state.set({ ...DISCONNECTED });
    },
    cancelChoice: () => state.set({ choices: [] }),
    /** Another tab has disconnected; it has told the visitor and the server. */
    drop() {
      attempt += 1;
      hangUp(wallet);
      listen(null);
      state.set({ ...DISCONNECTED });
    },
    readBalance,
    readChain,
    /** `await sign('…') // '0x…'`, by the connected account. */
    async sign(text: string): Promise<string> {
      const { address } = state.get();
      if (!wallet || !address) throw new Error(t('No wallet is connected.'));
      const call = { method: 'personal_sign', params: [hexText(text), address] };
      return String(await wallet.provider.request(call));
    },
    /** Whatever else a wallet can do: `await request({ method: 'eth_sendTransaction', params })` */
    async request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> {
      if (!wallet) throw new Error(t('No wallet is connected.'));
      return wallet.provider.request(call);
    },
    async switchChain(chain: number): Promise<void> {
      const params = [{ chainId: `0x${chain.toString(16)}` }];
      await wallet?.provider.request({ method: 'wallet_switchEthereumChain', params });
      await readChain();
    },
  };
}
