import { api } from '@goats/ui/api/client.ts';
import { failureOf } from '@goats/ui/api/command-failure.ts';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { idempotencyKey } from '../wallet/idempotency-key.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { type DailyPack, useDailyPack } from './daily-pack-queries.ts';
import { revealedCard } from './reveal/revealed-card.ts';
import { type Deal, type Pack, usePack } from './reveal/use-pack.ts';

/** The day's pack: whether it is due, once that is known, and the pack itself. */
export function useDaysPack(): {
  daily: DailyPack | undefined;
  isLoading: boolean;
  pack: Pack;
} {
  const queryClient = useQueryClient();
  const { data: daily, isLoading, refetch } = useDailyPack();
  // Sent with every try: an answer that got lost on the way comes again.
  const [key] = useState(idempotencyKey);
  const open = useCallback(async (): Promise<Deal> => {
    try {
      const dealt = await withSignIn(async (player) => {
        const answer = await api('POST /api/packs/daily', {}, { idempotencyKey: key });
        void refreshWallet(queryClient, player);
        return answer;
      }, t('Sign in to open the day’s pack.'));
      if (!dealt) return { refusal: null };
      const { cards, yours } = dealt;
      return { cards: cards.map((card) => ({ ...revealedCard(card), yours: card.id === yours })) };
    } catch (error) {
      return { refusal: failureOf(error) };
    } finally {
      void refetch();
    }
  }, [key, queryClient, refetch]);
  return { daily, isLoading, pack: usePack(open) };
}
