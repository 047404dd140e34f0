import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import type { QueryClient } from '@tanstack/react-query';
import { useGoToMatch } from '../battle/own-matches.ts';
import { useStake } from '../wallet/use-stake.ts';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { DUELS_KEY, type Duel } from './duel-queries.ts';

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: DUELS_KEY });

export interface DuelDraft {
  readonly card: OwnedCard;
  /** 0 for a friendly. */
  readonly stake: number;
  /** Whom it is for; whoever gets the link when left out. */
  readonly to?: string | undefined;
}

/** POST /api/challenges for one player, or as a link. */
export function useMakeDuel() {
  return useStake({
    call: 'POST /api/challenges',
    request: ({ card, stake, to }: DuelDraft, challengerId: string) => ({
      body: {
        ...{ challengerId, challengerNftId: card.id, hoofStake: stake },
        ...(stake === 0 ? { friendly: true } : { rarity: card.rarity }),
        ...(to === undefined ? { unlisted: true } : { to }),
      },
    }),
    ...{
      purpose: t('Sign in to ask for this duel.'),
      refresh,
      failed: { title: t('No Duel') },
    },
  });
}

/** POST /api/duels/:code/accept, then on to the match. */
export function useTakeDuel(code: string) {
  const go = useGoToMatch();
  return useStake({
    call: 'POST /api/duels/:code/accept',
    request: ({ duel, card }: { duel: Duel; card: OwnedCard }, accepterId: string) => ({
      params: { code },
      body: {
        ...{ accepterId, accepterNftId: card.id },
        // Nobody stakes for another pool than the one that was on the screen.
        expectedPool: duel.winnerTakes + duel.bonus,
      },
    }),
    ...{
      purpose: t('Sign in to play this duel.'),
      refresh,
      failed: { title: t('No Duel') },
    },
    done: ({ redirectTo }) => go(redirectTo),
  });
}

/** DELETE /api/challenges/:id: withdrawn by its maker, or turned down by whom it is for. */
export function useEndDuel() {
  return useStake({
    call: 'DELETE /api/challenges/:id',
    request: ({ id }: Pick<Duel, 'id'>) => ({ params: { id: String(id) } }),
    ...{
      purpose: t('Sign in to withdraw it.'),
      refresh,
      failed: { title: t('Too Late') },
    },
    done: ({ status, friendly }) => {
      const back = friendly
        ? t('Nothing was at stake.')
        : t('The stake is back where it came from.');
      toast({
        title: status === 'declined' ? t('Turned Down@@a challenge') : t('Withdrawn@@a challenge'),
        description: back,
      });
    },
  });
}
