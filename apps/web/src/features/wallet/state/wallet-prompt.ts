import { createStore, type Store } from './store.ts';

/** Which of the wallet's dialogs is open; `answer` wakes whoever asked for it. */
export interface WalletPrompt {
  open: 'panel' | 'connect' | 'sign-in' | 'starter' | null;
  /** What the signature is for, as the end of a sentence: 'to open your starter pack'. */
  purpose: string | null;
  answer: ((address: string | null) => void) | null;
}

const CLOSED: WalletPrompt = { open: null, purpose: null, answer: null };

export const walletPrompt: Store<WalletPrompt> = createStore(CLOSED);

/** `const address = await askWith('connect', null)`; null when the visitor turned away. */
export function askWith(
  open: 'connect' | 'sign-in',
  purpose: string | null,
): Promise<string | null> {
  answerPrompt(null);
  return new Promise((answer) => walletPrompt.set({ open, purpose, answer }));
}

/** Closes what is open and answers it: `answerPrompt(null)` is a no. */
export function answerPrompt(address: string | null): void {
  const { answer } = walletPrompt.get();
  walletPrompt.set(CLOSED);
  answer?.(address);
}
