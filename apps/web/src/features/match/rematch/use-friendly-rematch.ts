import { t } from '@goats/words';
import type { QueryClient } from '@tanstack/react-query';
import type { Challenge } from '../../battle/challenge-queries.ts';
import { useGoToMatch } from '../../battle/own-matches.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { REMATCHES_KEY } from './rematch-queries.ts';

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: REMATCHES_KEY });

/** Proposes another friendly, takes one up or calls it off: with the card that has just played. */
export function useFriendlyRematch(match: Match) {
  const go = useGoToMatch();
  const own = match.players[sidesOf(match).near];
  const { id: cardId } = own.card ?? own.announcedCard;
  const failed = { title: t('No Rematch') };
  const propose = useStake({
    call: 'POST /api/challenges',
    request: (cardId: number, challengerId: string) => ({
      body: {
        ...{ challengerId, challengerNftId: cardId, hoofStake: 0, friendly: true },
        rematchOf: match.id,
      },
    }),
    ...{ purpose: t('Sign in to propose another friendly.'), refresh, failed },
  });
  const accept = useStake({
    call: 'POST /api/challenges/accept',
    request: ({ id }: Challenge, accepterId: string) => ({
      body: { challengeId: id, accepterId, accepterNftId: cardId },
    }),
    ...{ purpose: t('Sign in to play another friendly.'), refresh, failed },
    done: ({ redirectTo }) => go(redirectTo),
  });
  const callOff = useStake({
    call: 'DELETE /api/challenges/:id',
    request: ({ id }: Challenge) => ({ params: { id: String(id) } }),
    ...{
      purpose: t('Sign in to call the rematch off.'),
      refresh,
      failed: { title: t('Too Late') },
    },
  });
  return { propose: () => propose.mutate(cardId), proposing: propose.isPending, accept, callOff };
}
