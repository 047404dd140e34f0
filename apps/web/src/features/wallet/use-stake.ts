import type { CallInput, Calls } from '@goats/contract';
import type { Answer } from '@goats/ui/api/client.ts';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from './send-once.ts';
import { withSignIn } from './sign-in.ts';
import { walletState } from './state/wallet-state.ts';
import { refreshWallet } from './wallet-queries.ts';

export interface Stake<Name extends keyof Calls, What> {
  call: Name;
  /** What is sent. Another price, card or pool in it is another intention. */
  request: (what: What, player: string) => CallInput<Calls[Name]>;
  /** What a signature would be for, a sentence: 'Sign in to accept this challenge.' */
  purpose: string;
  /** The lists that show it; the wallet's own figures and cards are asked anew anyway. */
  refresh: (queryClient: QueryClient) => unknown;
  /** It has happened; told also when whatever asked for it is gone from the screen. */
  done?: (answer: Answer<Name>, queryClient: QueryClient) => void;
  /** A toast, with words of its own for a refusal; without one a dialog says it itself. */
  failed?: { title: string; words?: (error: unknown) => string };
}

/**
 * Whatever moves HOOF or a card: signed in for where that is missing, sent under one key until it is
 * answered, and asked about anew afterwards, because a refusal mostly means that this page is older
 * than the server. Answers null when the visitor turned away.
 *
 * `const leave = useStake({ call: 'DELETE /api/cups/:id/entries', request: …, purpose: t('Sign in to leave this cup.') })`
 */
export function useStake<Name extends keyof Calls, What = void>(stake: Stake<Name, What>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: What) =>
      withSignIn(
        (player) => sendOnce(stake.call, stake.request(what, player), player),
        stake.purpose,
      ),
    onSuccess: (answer) => {
      if (answer !== null) stake.done?.(answer, queryClient);
    },
    onError: (error) => {
      const { failed } = stake;
      if (!failed) return;
      const { title, words } = failed;
      toast(failureNews(error, title, words && { words: words(error) }));
    },
    onSettled: (answer) => {
      if (answer === null) return;
      stake.refresh(queryClient);
      const { address } = walletState.get();
      if (address) void refreshWallet(queryClient, address);
    },
  });
}
