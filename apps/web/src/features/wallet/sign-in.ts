import { ApiError } from '@goats/contract';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { refusedByWallet } from './ask-wallet.ts';
import { NotSigned } from './not-signed.ts';
import type { SignInRefusal } from './session/session.ts';
import { askWith } from './state/wallet-prompt.ts';
import { walletState } from './state/wallet-state.ts';

const browserWallet = () => import('./connection/browser-wallet.ts');

let asking: Promise<string | null> | null = null;

/**
 * Resolves with the proven address (lower case), after connecting and one signature where these
 * are missing; null when the visitor turned away, who then needs no further message.
 *
 * `const player = await ensureSignedIn(t('Sign in to accept this challenge.')); if (!player) return;`
 */
export function ensureSignedIn(purpose?: string): Promise<string | null> {
  asking ??= signedIn(purpose ?? null).finally(() => {
    asking = null;
  });
  return asking;
}

/** A connected address, proven or not; null when the visitor turned away. */
export async function ensureConnected(): Promise<string | null> {
  await (await browserWallet()).restored();
  return walletState.get().address ?? askWith('connect', null);
}

async function signedIn(purpose: string | null): Promise<string | null> {
  const address = await ensureConnected();
  if (!address) return null;
  const { session } = await browserWallet();
  // Another tab may have signed in meanwhile: one signature per browser is enough.
  if (!proven()) await session.look();
  if (proven()) return proven();
  if (!walletState.get().guest) return askWith('sign-in', purpose);
  const refusal = await sign();
  if (refusal) toast({ title: t('Sign-In Failed'), description: refusal.words, tone: 'red' });
  return proven();
}

/** One signature; a wallet on a chain that is not taken is asked to change it first. */
async function sign(): Promise<SignInRefusal | null> {
  const { session } = await browserWallet();
  const refusal = await session.signIn();
  const [chain] = refusal?.chains ?? [];
  if (chain === undefined) return refusal;
  await session.switchChain(chain).catch(() => undefined);
  return session.signIn();
}

/**
 * Signs the connected wallet in without a dialog of ours: whoever pressed has read what for. Answers
 * the words why it did not work, or null.
 */
export async function signInNow(): Promise<string | null> {
  if (!proven()) await (await browserWallet()).session.look();
  return proven() ? null : ((await sign())?.words ?? null);
}

function proven(): string | null {
  const { signedInAs, address } = walletState.get();
  return signedInAs !== null && signedInAs === address?.toLowerCase() ? signedInAs : null;
}

/**
 * Runs a call that needs a proven wallet; a session that ended meanwhile is asked for once more.
 * Null when the visitor turned away.
 *
 * `await withSignIn((player) => api('GET /api/club', {}), t('Sign in to enter the club.'))`
 */
export async function withSignIn<T>(
  work: (player: string) => Promise<T>,
  purpose?: string,
): Promise<T | null> {
  const player = await ensureSignedIn(purpose);
  if (!player) return null;
  try {
    return await work(player);
  } catch (error) {
    if (!isSessionGone(error)) throw error;
    const { session } = await browserWallet();
    if (error.status === 403) await session.signOut();
    else session.lost();
    const again = await ensureSignedIn(purpose);
    return again === null ? null : work(again);
  }
}

function isSessionGone(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.code === 'WALLET_MISMATCH');
}

/**
 * Signs any text, e.g. a match secret, as this very wallet; undefined when it is not the one that is
 * connected, also after it has had its time to come back. Throws `NotSigned` when it is refused.
 *
 * `const sign = await signerOf('0x91fa…'); await sign?.('…')`
 */
export async function signerOf(
  wallet: string,
): Promise<((text: string) => Promise<string>) | undefined> {
  const { connection, restored } = await browserWallet();
  await restored().catch(() => undefined);
  const isHere = () => walletState.get().address?.toLowerCase() === wallet;
  if (!isHere()) return undefined;
  return async (text) => {
    const signature = await connection.sign(text).catch((error: unknown) => {
      throw new NotSigned(refusedByWallet(error).words || t('Your wallet could not sign.'));
    });
    // What another account signed would make another secret.
    if (!isHere()) throw new NotSigned(t('Your wallet uses another account now.'));
    return signature;
  };
}

/** Until the server knows what this page knows: a sign-out may still be under way. */
export async function sessionSettled(): Promise<void> {
  await (await browserWallet()).session.settled();
}
