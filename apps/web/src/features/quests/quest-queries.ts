import { utcDay } from '@goats/rules';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendOnce } from '../wallet/send-once.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type OwnQuests = Answer<'GET /api/me/quests'>;
export type OwnQuest = OwnQuests['quests'][number];

const QUESTS = ['/api/me/quests'] as const;
refreshedBy(['battles', 'session'], QUESTS);

function questsQuery(signedInAs: string | null) {
  return queryOptions({
    queryKey: [...QUESTS, signedInAs],
    queryFn: ({ signal }) => api('GET /api/me/quests', {}, { signal }),
    enabled: signedInAs !== null,
    staleTime: 0,
  });
}

/** The quests of the wallet that is signed in; asked again when another day begins. */
export function useQuests() {
  const { signedInAs } = useWallet();
  const quests = useQuery(questsQuery(signedInAs));
  const { data, refetch } = quests;
  const nextAt = data?.nextAt;
  const now = useNow('minute', nextAt);
  const over = nextAt !== undefined && now >= Date.parse(nextAt);
  // Once a minute until the new day is there: the first answer may get lost.
  useEffect(() => {
    if (over && now > 0) void refetch();
  }, [over, now, refetch]);
  return quests;
}

/** What a visitor without a wallet can look forward to; each day has its own. */
export function useTodaysQuests() {
  const day = useNow(utcDay);
  return useQuery({
    queryKey: ['/api/quests', day],
    queryFn: ({ signal }) => api('GET /api/quests', {}, { signal }),
  });
}

/** `useCollect().mutate(quest.id)`; answers null to whoever turned away from signing. */
export function useCollect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      withSignIn(async (player) => {
        const answer = await sendOnce('POST /api/me/quests/:id/claim', { params: { id } }, player);
        void refreshWallet(client, player);
        return answer;
      }, t('Sign in to collect your HOOF.')),
    onError: (error) => toast(failureNews(error, t('Not collected@@the HOOF of a quest'))),
    onSettled: () => client.invalidateQueries({ queryKey: QUESTS }),
  });
}

export function useChangeQuest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      withSignIn(async (player) => {
        await sendOnce('POST /api/me/quests/:id/change', { params: { id } }, player);
        return true;
      }, t('Sign in to change a quest.')),
    onError: (error) => toast(failureNews(error, t('Nothing changed@@a quest'))),
    onSettled: () => client.invalidateQueries({ queryKey: QUESTS }),
  });
}
