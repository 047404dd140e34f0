import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import type { QueryClient } from '@tanstack/react-query';
import { useStake } from '../wallet/use-stake.ts';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { CHALLENGES_KEY, type Challenge, refreshChallenges } from './challenge-queries.ts';
import type { Draft } from './lobby/challenge-rules.ts';
import { useGoToMatch } from './own-matches.ts';

/** At once, so that whoever just staked sees where it went; the server's list follows. */
function show(queryClient: QueryClient, change: (shown: Challenge[]) => Challenge[]): void {
  queryClient.setQueryData(CHALLENGES_KEY, (shown) => shown && change(shown));
}

/** POST /api/challenges with its toasts. Answers the challenge, or null when nothing was opened. */
export function useCreateChallenge() {
  return useStake({
    call: 'POST /api/challenges',
    request: ({ card, type, stake }: Draft & { card: OwnedCard }, player: string) => ({
      body: {
        challengerId: player,
        challengerNftId: card.id,
        challengerNftName: card.name,
        challengerNftRarity: card.rarity,
        challengerNftImageUrl: card.imageUrl,
        hoofStake: stake,
        rarity: type || card.rarity,
      },
    }),
    purpose: t('Sign in to create this challenge.'),
    refresh: refreshChallenges,
    done: (challenge, queryClient) => {
      show(queryClient, (shown) => [challenge, ...shown]);
      toast({
        title: t('Challenge Created!'),
        description: t('Your challenge is now live. Waiting for opponents...'),
      });
    },
    failed: { title: t('Failed to Create Challenge') },
  });
}

/** POST /api/challenges/accept with its toasts, then on to the match. */
export function useAcceptChallenge() {
  const go = useGoToMatch();
  return useStake({
    call: 'POST /api/challenges/accept',
    request: ({ challenge, card }: { challenge: Challenge; card: OwnedCard }, player: string) => ({
      body: {
        challengeId: challenge.id,
        accepterId: player,
        accepterNftId: card.id,
        accepterNftName: card.name,
        accepterNftRarity: card.rarity,
        accepterNftImageUrl: card.imageUrl,
        // Nobody stakes for another pool than the one that was on the screen.
        expectedPool: challenge.winnerTakes + challenge.bonus,
      },
    }),
    purpose: t('Sign in to accept this challenge.'),
    refresh: refreshChallenges,
    done: ({ redirectTo }) => {
      toast({
        title: t('Challenge Accepted!'),
        description: t('Challenge accepted. Both stakes are in the vault: see you in the arena.'),
      });
      go(redirectTo);
    },
    failed: { title: t('Failed to Accept Challenge') },
  });
}

/** DELETE /api/challenges/:id: the stake comes back in full. */
export function useCancelChallenge() {
  return useStake({
    call: 'DELETE /api/challenges/:id',
    request: ({ id }: Challenge) => ({ params: { id: String(id) } }),
    purpose: t('Sign in to cancel your challenge.'),
    refresh: refreshChallenges,
    done: (closed, queryClient) => {
      show(queryClient, (shown) => shown.filter(({ id }) => id !== closed.id));
      toast({
        title: t('Challenge Cancelled'),
        description: t('Your {hoof} HOOF are back in your wallet.', { hoof: closed.hoofStake }),
      });
    },
    failed: { title: t('Failed to Cancel Challenge') },
  });
}
