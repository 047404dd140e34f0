import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { withSignIn } from '../wallet/sign-in.ts';
import { type OwnedCard, refreshWallet } from '../wallet/wallet-queries.ts';
import { refreshBattles } from './battle-queries.ts';
import { CHALLENGES_KEY, type Challenge } from './challenge-queries.ts';
import { useIntent } from './intent.ts';
import type { Draft } from './lobby/challenge-rules.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';

/** Lists, balance and cards: all three show what a stake does. */
function useRefresh() {
  const queryClient = useQueryClient();
  return (wallet: string, change?: (shown: Challenge[]) => Challenge[]) => {
    // At once, so that whoever just staked sees where it went; the server's list follows.
    if (change) {
      queryClient.setQueryData<Challenge[]>(CHALLENGES_KEY, (shown) => shown && change(shown));
    }
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: CHALLENGES_KEY }),
      refreshBattles(queryClient),
      refreshWallet(queryClient, wallet),
    ]);
  };
}

/** The smallest pool that will do; as shown when it is left out. */
export interface Least {
  minPool?: number;
}

/** POST /api/challenges with its toasts. Answers the challenge, or null when nothing was opened. */
export function useCreateChallenge() {
  const intent = useIntent();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ card, type, stake, minPool }: Draft & Least & { card: OwnedCard }) =>
      withSignIn(async (player) => {
        const body = {
          challengerId: player,
          challengerNftId: card.id,
          challengerNftName: card.name,
          challengerNftRarity: card.rarity,
          challengerNftImageUrl: card.imageUrl,
          hoofStake: stake,
          rarity: type || card.rarity,
          ...(minPool !== undefined && { minPool }),
        };
        const key = intent.keyFor(body);
        const challenge = await api('POST /api/challenges', { body }, { idempotencyKey: key });
        void refresh(player, (shown) => [challenge, ...shown]);
        return challenge;
      }, 'to create this challenge'),
    onSuccess: (challenge) => {
      if (!challenge) return;
      toast({
        title: 'Challenge Created!',
        description: 'Your challenge is now live. Waiting for opponents...',
      });
    },
    onError: (error, { address }) => {
      toast({
        title: 'Failed to Create Challenge',
        description: refusalWords(error, 'Failed to create challenge'),
        tone: 'red',
      });
      if (address) void refresh(address);
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}

/** POST /api/challenges/accept with its toasts, then on to the match. */
export function useAcceptChallenge() {
  const intent = useIntent();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const go = useGoToMatch();
  return useMutation({
    mutationFn: ({ challenge, card }: { challenge: Challenge; card: OwnedCard }) =>
      withSignIn(async (player) => {
        const body = {
          challengeId: challenge.id,
          accepterId: player,
          accepterNftId: card.id,
          accepterNftName: card.name,
          accepterNftRarity: card.rarity,
          accepterNftImageUrl: card.imageUrl,
          // Nobody stakes for another pool than the one that was on the screen.
          expectedPool: challenge.winnerTakes + challenge.bonus,
        };
        const key = intent.keyFor(body);
        const entry = await api('POST /api/challenges/accept', { body }, { idempotencyKey: key });
        void refresh(player);
        return entry;
      }, 'to accept this challenge'),
    onSuccess: (entry) => {
      if (!entry) return;
      toast({ title: 'Challenge Accepted!', description: entry.message });
      go(entry.redirectTo);
    },
    onError: (error) => {
      toast({
        title: 'Failed to Accept Challenge',
        description: refusalWords(error, 'Failed to accept challenge'),
        tone: 'red',
      });
      void queryClient.invalidateQueries({ queryKey: CHALLENGES_KEY });
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}

/** DELETE /api/challenges/:id: the stake comes back in full. */
export function useCancelChallenge() {
  const intent = useIntent();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (challenge: Challenge) =>
      withSignIn(async (player) => {
        const params = { id: String(challenge.id) };
        const key = intent.keyFor(params);
        const closed = await api('DELETE /api/challenges/:id', { params }, { idempotencyKey: key });
        void refresh(player, (shown) => shown.filter(({ id }) => id !== closed.id));
        return closed;
      }, 'to cancel your challenge'),
    onSuccess: (closed) => {
      if (!closed) return;
      toast({
        title: 'Challenge Cancelled',
        description: `Your ${closed.hoofStake} HOOF are back in your wallet.`,
      });
    },
    onError: (error) => {
      toast({
        title: 'Failed to Cancel Challenge',
        description: refusalWords(error, 'Failed to cancel challenge'),
        tone: 'red',
      });
      void queryClient.invalidateQueries({ queryKey: CHALLENGES_KEY });
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}
