import { ApiError } from '@goats/contract';
import { shortAddress } from '@goats/rules';
import type { Store } from '@goats/ui/browser/store.ts';
import type { ToastMessage } from '@goats/ui/toast-queue.ts';
import { chainNumber } from '@goats/ui/wallets/eip1193.ts';
import { walletRefusal } from '@goats/ui/wallets/wallet-refusals.ts';
import { t } from '@goats/words';
import type { WalletState } from '../state/wallet-state.ts';

export interface SessionDeps {
  state: Store<WalletState>;
  calls: {
    nonce: () => Promise<{ nonce: string }>;
    verify: (proof: { message: string; signature: string }) => Promise<{ address: string }>;
    session: () => Promise<{ address: string | null }>;
    logout: () => Promise<unknown>;
  };
  message: (parts: { address: string; chainId: number; nonce: string }) => Promise<string>;
  /** Right after connecting nobody knows it yet, and a guess would be signed. */
  readChain: () => Promise<void>;
  sign: (text: string) => Promise<string>;
  switchChain: (chain: number) => Promise<void>;
  tell: (message: ToastMessage) => void;
  /** What the server shows may depend on who asks. */
  onChange: () => void;
  /** Whoever was proven here is not any more, and this browser must not ring for them. */
  onEnd: () => void;
}

/** Why nobody was signed in, in words for the dialog; `chains` when another chain would do. */
export interface SignInRefusal {
  words: string;
  chains?: readonly number[];
}

export type Session = ReturnType<typeof createSession>;

/** Who is proven in this browser. Follows the wallet's account and never outlives it. */
export function createSession(deps: SessionDeps) {
  const { state, calls } = deps;
  // A late logout would end the session that a quick sign-in has just begun.
  let queue: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = queue.then(work, work);
    queue = mine.catch(() => undefined);
    return mine;
  }

  function know(signedInAs: string | null): void {
    if (state.get().signedInAs === signedInAs) return;
    state.set({ signedInAs });
    deps.onChange();
  }

  async function logout(): Promise<void> {
    deps.onEnd();
    await calls.logout();
  }

  /** Asks the server; a session of another account than the wallet's is ended at once. */
  async function look(): Promise<void> {
    const { address } = await calls.session();
    const account = state.get().address?.toLowerCase() ?? null;
    if (address && account && address !== account) {
      await logout();
      know(null);
      tellSignedOut(address);
    } else know(account === null ? null : address);
  }

  function tellSignedOut(address: string): void {
    deps.tell({
      title: t('Signed Out'),
      description: t('Your wallet uses another account now, so {wallet} was signed out here.', {
        wallet: shortAddress(address),
      }),
      tone: 'yellow',
    });
  }

  async function proveOnce(): Promise<SignInRefusal | null> {
    await deps.readChain();
    const { address, chainId } = state.get();
    if (!address) return { words: t('Connect a wallet first.') };
    const { nonce } = await calls.nonce();
    const message = await deps.message({ address, chainId: chainNumber(chainId), nonce });
    let signature: string;
    try {
      signature = await deps.sign(message);
    } catch (error) {
      const refusal = walletRefusal(error, 'sign');
      return { words: refusal.words || t('Your wallet could not sign. Please try again.') };
    }
    const changed = { words: t('Your wallet uses another account now. Sign in with that one.') };
    if (state.get().address !== address) return changed;
    const proven = await calls.verify({ message, signature });
    if (state.get().address?.toLowerCase() !== proven.address) {
      await logout();
      return changed;
    }
    know(proven.address);
    return null;
  }

  async function prove(): Promise<SignInRefusal | null> {
    try {
      return await proveOnce();
    } catch (error) {
      return serverRefusal(error);
    }
  }

  return {
    /** Where this browser stands, e.g. after another tab signed in. */
    look: () => inTurn(look).catch(() => undefined),
    /** One signature. Null when it worked. `const refusal = await session.signIn()` */
    signIn: () => inTurn(prove),
    /** For a wallet on a chain that sign-in does not take. */
    switchChain: deps.switchChain,
    /** The wallet's account is this one now; null when it has left. */
    async follow(address: string | null): Promise<void> {
      const { signedInAs } = state.get();
      if (signedInAs && signedInAs !== address?.toLowerCase()) {
        state.set({ signedInAs: null });
        if (address) tellSignedOut(signedInAs);
        await inTurn(logout).catch(() => undefined);
        // Asked before its cookie is gone, the server would answer the old account once more.
        deps.onChange();
      } else if (address) await inTurn(look).catch(() => undefined);
    },
    /** Resolves when nobody is being signed in or out any more. */
    settled: async () => void (await queue),
    /** The server says that there is no session (any more). */
    lost: () => {
      deps.onEnd();
      know(null);
    },
    signOut: async () => {
      await inTurn(logout);
      know(null);
    },
  };
}

function serverRefusal(error: unknown): SignInRefusal {
  if (!(error instanceof ApiError)) {
    return { words: t('The server did not answer. Check your connection and try again.') };
  }
  if (error.code === 'CHAIN_NOT_ACCEPTED') {
    const { chainIds } = (error.details ?? {}) as { chainIds?: number[] };
    return { words: error.sentence ?? '', ...(chainIds && { chains: chainIds }) };
  }
  if (error.code === 'MESSAGE_NOT_YET_VALID') {
    return { words: t('The clock of this device runs ahead. Set it right and sign again.') };
  }
  return { words: error.sentence ?? t('Signing in did not work. Please try again.') };
}
