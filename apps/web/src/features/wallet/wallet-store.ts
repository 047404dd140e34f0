import { shortAddress } from '@goats/rules';
import { useSyncExternalStore } from 'react';
import { toast } from '../../ui/toasts.tsx';
import { discoverWallets, type Eip1193Provider, type FoundWallet } from './wallet-discovery.ts';

export interface WalletState {
  status: 'disconnected' | 'connecting' | 'connected';
  address: string | null;
  chainId: string | null;
  /** The wallet's own name, e.g. what its extension calls itself. */
  walletType: string | null;
  /** More than one wallet was found: the visitor picks before anything is asked. */
  choices: readonly FoundWallet[];
}

const DISCONNECTED: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  walletType: null,
  choices: [],
};

let state = DISCONNECTED;
let provider: Eip1193Provider | null = null;
const listeners = new Set<() => void>();

function set(next: Partial<WalletState>): void {
  state = { ...state, ...next };
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one wallet of this page. */
export function useWallet(): WalletState {
  return useSyncExternalStore(subscribe, () => state);
}

function remember(address: string | null): void {
  try {
    if (address) {
      localStorage.setItem('walletConnected', 'true');
      localStorage.setItem('walletAddress', address);
    } else {
      // Kept as 'false', so the next load knows that the visitor left on purpose.
      localStorage.setItem('walletConnected', 'false');
      localStorage.removeItem('walletAddress');
    }
  } catch {
    // A browser that refuses storage forgets the wallet on the next load, nothing worse.
  }
}

const onAccounts = (accounts: unknown) => {
  const address = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address === 'string') {
    remember(address);
    set({ status: 'connected', address });
  } else {
    disconnectWallet();
  }
};
const onChain = (chainId: unknown) => {
  if (typeof chainId === 'string') set({ chainId });
};

async function adopt(wallet: FoundWallet, address: string): Promise<void> {
  provider = wallet.provider;
  provider.on?.('accountsChanged', onAccounts);
  provider.on?.('chainChanged', onChain);
  remember(address);
  set({ status: 'connected', address, walletType: wallet.name, choices: [] });
  onChain(await provider.request({ method: 'eth_chainId' }).catch(() => null));
}

/** Asks one wallet for its account. `await connectTo(found)` */
export async function connectTo(wallet: FoundWallet): Promise<void> {
  set({ status: 'connecting', choices: [] });
  try {
    const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' });
    const address = Array.isArray(accounts) ? accounts[0] : undefined;
    if (typeof address !== 'string') throw new Error('Failed to connect wallet');
    await adopt(wallet, address);
    toast({ title: 'Wallet Connected', description: `Connected to ${shortAddress(address)}` });
  } catch (error) {
    set(DISCONNECTED);
    const message = error instanceof Error ? error.message : '';
    toast({
      title: 'Connection Failed',
      description: message || 'Failed to connect wallet',
      tone: 'red',
    });
  }
}

/** One wallet: connect to it. Several: let the visitor choose. None: say so. */
export async function connectWallet(): Promise<void> {
  const wallets = await discoverWallets();
  const [only] = wallets;
  if (!only) {
    toast({
      title: 'Wallet Not Found',
      description: 'Please install a compatible wallet to connect',
      tone: 'red',
    });
  } else if (wallets.length === 1) {
    await connectTo(only);
  } else {
    set({ choices: wallets });
  }
}

export function cancelWalletChoice(): void {
  set({ choices: [] });
}

export function disconnectWallet(): void {
  provider?.removeListener?.('accountsChanged', onAccounts);
  provider?.removeListener?.('chainChanged', onChain);
  provider = null;
  remember(null);
  set(DISCONNECTED);
  toast({ title: 'Wallet Disconnected', description: 'Your wallet has been disconnected' });
}

/** On load: an account that is already authorised comes back without asking. */
export async function restoreWallet(): Promise<void> {
  let remembered: string | null = null;
  try {
    if (localStorage.getItem('walletConnected') === 'true') {
      remembered = localStorage.getItem('walletAddress');
    }
  } catch {
    return;
  }
  if (!remembered) return;
  for (const wallet of await discoverWallets()) {
    const accounts = await wallet.provider.request({ method: 'eth_accounts' }).catch(() => []);
    const address = Array.isArray(accounts)
      ? accounts.find((account) => String(account).toLowerCase() === remembered.toLowerCase())
      : undefined;
    if (typeof address === 'string') {
      await adopt(wallet, address);
      return;
    }
  }
}
