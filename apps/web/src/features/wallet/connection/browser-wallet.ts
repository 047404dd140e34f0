import { api } from '@goats/ui/api/client.ts';
import { refreshForSession } from '@goats/ui/api/refresh-on.ts';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { createDiscovery } from '@goats/ui/wallets/discovery.ts';
import { t } from '@goats/words';
import { sayLanguage } from '../session/say-language.ts';
import { createSession, type Session } from '../session/session.ts';
import { silenceDevice } from '../session/silence-device.ts';
import { walletState } from '../state/wallet-state.ts';
import { createConnection } from './connection.ts';
import { readGuestKey } from './guest-key.ts';
import { guestWallet } from './guest-wallet.ts';
import { remoteWallet } from './remote-wallet.ts';

/** Absent where a browser has none. */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('goats-session');

/** The wallet of this page, wired to the browser. Loaded after the first paint. */
export const connection = createConnection({
  state: walletState,
  memory: localMemory,
  discovery: createDiscovery(window as Window & { ethereum?: unknown }),
  guest: guestWallet(localMemory),
  remote: remoteWallet({
    memory: localMemory,
    show: (pairing) => walletState.set({ pairing }),
    onAsk: () =>
      toast({
        title: t('Look at your wallet'),
        description: t('It asks you there, in its app or on its device.'),
      }),
  }),
  hasGuestKey: () => readGuestKey(localMemory) !== null,
  tell: toast,
  onAccount: (address) => session.follow(address),
});

export const session: Session = createSession({
  state: walletState,
  calls: {
    nonce: () => api('GET /api/auth/nonce', {}),
    verify: async (body) => {
      const proven = await api('POST /api/auth/verify', { body });
      sayLanguage();
      return proven;
    },
    session: () => api('GET /api/auth/session', {}),
    logout: () =>
      api('POST /api/auth/logout', {}).finally(() => otherTabs?.postMessage('signed out')),
  },
  message: async (parts) => {
    const { signInMessage } = await import('../session/sign-in-message.ts');
    return signInMessage({ ...parts, page: window.location, now: serverNow() });
  },
  readChain: () => connection.readChain(),
  sign: (text) => connection.sign(text),
  switchChain: (chain) => connection.switchChain(chain),
  tell: toast,
  // Only what may depend on who asks: a drawn sample must not change under the visitor's hand.
  onChange: refreshForSession,
  onEnd: silenceDevice,
});

let restoring: Promise<void> | undefined;

/** Once per page, however many ask. */
export function restored(): Promise<void> {
  restoring ??= connection.restore();
  return restoring;
}

// Whoever disconnects in one tab means this browser.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === 'walletConnected' && newValue === 'false') connection.drop();
});

// They share the session: from now on the server answers as to nobody, and not a moment before.
otherTabs?.addEventListener('message', () => {
  if (walletState.get().signedInAs === null) refreshForSession();
  else void session.look();
});
