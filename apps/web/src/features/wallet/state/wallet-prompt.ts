import { createStore, type Store } from '@goats/ui/browser/store.ts';

export type InboxTab = 'messages' | 'following' | 'notices';

/** Which of the wallet's dialogs are open: something to look at, and a question on top of it. */
export interface WalletPrompt {
  view: 'panel' | 'starter' | 'play' | 'inbox' | null;
  /** Where the inbox opens. */
  inboxTab: InboxTab;
  ask: 'connect' | 'sign-in' | null;
  /** What the signature is for, a sentence: 'Sign in to open your starter pack.' */
  purpose: string | null;
  /** Wakes whoever asked. */
  answer: ((address: string | null) => void) | null;
}

const NO_QUESTION = { ask: null, purpose: null, answer: null } as const;

export const walletPrompt: Store<WalletPrompt> = createStore<WalletPrompt>({
  view: null,
  inboxTab: 'messages',
  ...NO_QUESTION,
});

/** `const address = await askWith('connect', null)`; null when the visitor turned away. */
export function askWith(
  ask: 'connect' | 'sign-in',
  purpose: string | null,
): Promise<string | null> {
  answerPrompt(null);
  return new Promise((answer) => walletPrompt.set({ ask, purpose, answer }));
}

/** Closes the question and answers it: `answerPrompt(null)` is a no. */
export function answerPrompt(address: string | null): void {
  const { answer } = walletPrompt.get();
  walletPrompt.set(NO_QUESTION);
  answer?.(address);
}
