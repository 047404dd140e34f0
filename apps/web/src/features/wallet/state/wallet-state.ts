import { createStore, type Store } from '@goats/ui/browser/store.ts';
import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';
import { hasConnectedBefore } from '../connection/remembered.ts';

export interface WalletState {
  status: 'disconnected' | 'connecting' | 'connected';
  address: string | null;
  /** What the wallet holds on its own chain: '0.0000 ETH'. */
  balance: string | null;
  /** As the wallet says it: '0x1'. */
  chainId: string | null;
  /** What the wallet calls itself. */
  walletType: string | null;
  /** A key made in this browser: play money only. */
  guest: boolean;
  /** The proven wallet in lower case; null while nothing has been signed. */
  signedInAs: string | null;
  /** More than one wallet was found: the visitor picks before anything is asked. */
  choices: readonly FoundWallet[];
  /** Why the last attempt came to nothing, for panels inside a dialog, which covers the toast. */
  problem: string | null;
  /** There is no wallet in this browser: the guest's is the way in. */
  noneFound: boolean;
  /** What a wallet on another device scans or opens, while it is waited for. */
  pairing: string | null;
}

export const DISCONNECTED: WalletState = {
  status: 'disconnected',
  address: null,
  balance: null,
  chainId: null,
  walletType: null,
  guest: false,
  signedInAs: null,
  choices: [],
  problem: null,
  noneFound: false,
  pairing: null,
};

/** The one wallet of this page. Somebody who was connected before sees no invitation flash by. */
export const walletState: Store<WalletState> = createStore({
  ...DISCONNECTED,
  ...(hasConnectedBefore() && { status: 'connecting' as const }),
});
