import { t } from '@goats/words';
import type { QueryClient } from '@tanstack/react-query';
import { namedCards } from '../../battle/use-request-calls.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { REMATCHES_KEY } from './rematch-queries.ts';
import type { Proposal, Terms } from './rematch-rules.ts';

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: REMATCHES_KEY });

export interface Wish {
  readonly matchId: string;
  readonly terms: Terms;
  /** The captain first. */
  readonly cardIds: readonly [number, ...number[]];
}

// Two who go on and on play for the stakes alone when the day's bonuses are spent.
const shared = ({ matchId, terms: { stake } }: Wish) => ({
  ...{ hoofStake: stake, minPool: 2 * stake, rematchOf: matchId },
});

/** The same game for the same stake, for the same opponent alone. */
export function usePropose(kind: Terms['kind']) {
  const failed = { title: t('No Rematch') };
  const purpose = t('Sign in to propose the rematch.');
  const challenge = useStake({
    call: 'POST /api/challenges',
    request: (wish: Wish, challengerId: string) => ({
      body: {
        ...{ challengerId, challengerNftId: wish.cardIds[0], rarity: wish.terms.tier },
        ...shared(wish),
      },
    }),
    ...{ purpose, refresh, failed },
  });
  const request = useStake({
    call: 'POST /api/battles/requests',
    request: (wish: Wish, playerId: string) => {
      const { gameMode } = wish.terms;
      return {
        body: { playerId, gameMode, ...namedCards(gameMode, wish.cardIds), ...shared(wish) },
      };
    },
    ...{ purpose, refresh, failed },
  });
  return kind === 'challenge' ? challenge : request;
}

/** Whoever proposed takes it back; whoever it is for says no. The stake returns in full. */
export function useCallOff(kind: Terms['kind']) {
  const stake = {
    request: ({ id }: Proposal) => ({ params: { id: String(id) } }),
    purpose: t('Sign in to call the rematch off.'),
    refresh,
    failed: { title: t('Too Late') },
  };
  const challenge = useStake({ call: 'DELETE /api/challenges/:id', ...stake });
  const request = useStake({ call: 'DELETE /api/battles/requests/:id', ...stake });
  return kind === 'challenge' ? challenge : request;
}
