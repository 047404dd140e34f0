import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { type BattleRequest, type GameMode, refreshBattles } from './battle-queries.ts';
import { useIntent } from './intent.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';
import type { Least } from './use-challenge-calls.ts';

function useRefresh() {
  const queryClient = useQueryClient();
  return (wallet?: string) =>
    Promise.all([refreshBattles(queryClient), wallet && refreshWallet(queryClient, wallet)]);
}

/** POST /api/battles/requests/:id/join; without a card the server brings the fairest one. */
export function useJoinBattle() {
  const intent = useIntent();
  const refresh = useRefresh();
  const go = useGoToMatch();
  return useMutation({
    mutationFn: ({ request, cardId }: { request: BattleRequest; cardId: number | null }) =>
      withSignIn(async (player) => {
        const input = {
          params: { id: String(request.id) },
          // Nobody stakes for another pool than the one that was on the screen.
          body: {
            playerId: player,
            expectedPool: request.prizePool,
            ...(cardId !== null && { cardId }),
          },
        };
        const idempotencyKey = intent.keyFor(input);
        const entry = await api('POST /api/battles/requests/:id/join', input, { idempotencyKey });
        void refresh(player);
        return entry;
      }, 'to join this battle'),
    onSuccess: (entry) => {
      if (!entry) return;
      toast({ title: 'Battle Joined!', description: entry.message });
      go(entry.redirectTo);
    },
    onError: (error) => {
      toast({
        title: 'Failed to join battle',
        description: refusalWords(error, 'Your stake never left your wallet. Please try again.'),
        tone: 'red',
      });
      void refresh();
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}

export interface BattleDraft extends Least {
  gameMode: GameMode;
  /** One for a duel, ten for a squad, the captain first. */
  cardIds: readonly number[];
  hoofStake: number;
}

/** POST /api/battles/requests. Answers the request, or null when nothing was opened. */
export function useCreateBattle() {
  const intent = useIntent();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ gameMode, cardIds, hoofStake, minPool }: BattleDraft) =>
      withSignIn(async (player) => {
        const body = {
          playerId: player,
          gameMode,
          hoofStake,
          ...(minPool !== undefined && { minPool }),
          ...(gameMode === 'duel' ? { cardId: cardIds[0] } : { cardIds: [...cardIds] }),
        };
        const idempotencyKey = intent.keyFor(body);
        const made = await api('POST /api/battles/requests', { body }, { idempotencyKey });
        void refresh(player);
        return made;
      }, 'to create this battle'),
    onSuccess: (made) => {
      if (!made) return;
      toast({
        title: 'Battle Created!',
        description: made.bonusNote ?? 'Open for 30 minutes. Waiting for an opponent...',
      });
    },
    onError: (error) => {
      toast({
        title: 'Failed to Create Battle',
        description: refusalWords(error, 'Nothing was staked. Please try again.'),
        tone: 'red',
      });
      void refresh();
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}

/** DELETE /api/battles/requests/:id: stake and card come back. */
export function useCancelBattle() {
  const intent = useIntent();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (request: BattleRequest) =>
      withSignIn(async (player) => {
        const params = { id: String(request.id) };
        const idempotencyKey = intent.keyFor(params);
        const closed = await api(
          'DELETE /api/battles/requests/:id',
          { params },
          { idempotencyKey },
        );
        void refresh(player);
        return closed;
      }, 'to cancel your battle'),
    onSuccess: (closed) => {
      if (!closed) return;
      toast({
        title: 'Battle Cancelled',
        description: `Your ${closed.hoofStake} HOOF are back in your wallet.`,
      });
    },
    onError: (error) => {
      toast({
        title: 'Failed to Cancel Battle',
        description: refusalWords(error, 'Please try again.'),
        tone: 'red',
      });
      void refresh();
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}
