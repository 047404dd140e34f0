import { toast } from '@goats/ui/toasts.tsx';
import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';
import { t } from '@goats/words';
import { useSyncExternalStore } from 'react';
import { type InboxTab, walletPrompt } from './state/wallet-prompt.ts';
import { type WalletState, walletState } from './state/wallet-state.ts';

export type { WalletState } from './state/wallet-state.ts';

/** The talking is loaded when there is somebody to talk to: the first page only shows the state. */
const browserWallet = () => import('./connection/browser-wallet.ts');

/** The one wallet of this page: `const { address, signedInAs, guest } = useWallet()` */
export function useWallet(): WalletState {
  return useSyncExternalStore(walletState.subscribe, walletState.get, walletState.get);
}

/** One wallet: connects. Several: a chooser. None: 'Wallet Not Found', and a panel with the guest's. */
export async function connectWallet(): Promise<void> {
  walletState.set({ status: 'connecting', problem: null });
  try {
    await (await browserWallet()).connection.connect();
    // What is open already has the guest wallet in it.
    const { view, ask } = walletPrompt.get();
    if (walletState.get().noneFound && !view && !ask) openWalletPanel();
  } catch {
    // The code itself did not arrive: a release went out, or the line is down.
    const words = t('Failed to connect wallet. Please try again.');
    walletState.set({ status: 'disconnected', problem: words });
    toast({ title: t('Connection Failed'), description: words, tone: 'red' });
  }
}

export async function connectTo(wallet: FoundWallet): Promise<void> {
  await (await browserWallet()).connection.connectTo(wallet);
}

/** A real key, made and kept in this browser. */
export async function connectGuestWallet(): Promise<void> {
  await (await browserWallet()).connection.connectGuest();
}

export async function cancelConnecting(): Promise<void> {
  (await browserWallet()).connection.cancel();
}

export async function cancelWalletChoice(): Promise<void> {
  (await browserWallet()).connection.cancelChoice();
}

/** Ends the session too, and is remembered: the next load does not restore the wallet. */
export async function disconnectWallet(): Promise<void> {
  await (await browserWallet()).connection.disconnect();
}

/** On load: an account that is already authorised comes back without asking. */
export async function restoreWallet(): Promise<void> {
  try {
    await (await browserWallet()).restored();
  } catch {
    walletState.set({ status: 'disconnected' });
  }
}

/** Whoever is connected, once a wallet of an earlier visit has had its time to come back. */
export async function connectedAddress(): Promise<string | null> {
  await restoreWallet();
  return walletState.get().address;
}

/** The chain moves while nobody looks: asked again whenever the panel opens. */
export async function refreshWalletBalance(): Promise<void> {
  await (await browserWallet()).connection.readBalance();
}

/** To the pitch, from wherever one stands: the first pack, a match that is on, or the lobby. */
export function play(): void {
  walletPrompt.set({ view: 'play' });
}

/** The panel behind the header's control, from anywhere. */
export function openWalletPanel(): void {
  walletPrompt.set({ view: 'panel' });
}

/** What the wallet was told, what it follows, and what may ring: `openInbox('notices')` */
export function openInbox(inboxTab: InboxTab = 'messages'): void {
  walletPrompt.set({ view: 'inbox', inboxTab });
}

/** Where the inbox was asked to open. */
export function inboxTab(): InboxTab {
  return walletPrompt.get().inboxTab;
}

/** The starter pack's own dialog; it says so when the wallet has opened it already. */
export function openStarterPack(): void {
  walletPrompt.set({ view: 'starter' });
}
