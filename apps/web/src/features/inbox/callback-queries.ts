import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type Callbacks = Answer<'GET /api/me/callbacks'>;

const CALLBACKS = ['/api/me/callbacks'] as const;
refreshedBy(['session'], CALLBACKS);

function callbacksQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...CALLBACKS, wallet],
    queryFn: ({ signal }) => api('GET /api/me/callbacks', {}, { signal }),
    enabled: wallet !== null,
  });
}

export function useCallbacks() {
  return useQuery(callbacksQuery(useWallet().signedInAs));
}

/** `useSetCallbacks().mutate({ rested: true })`: what is not named stays as it is. */
export function useSetCallbacks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<Callbacks>) =>
      withSignIn(async (wallet) => {
        const chosen = await api('PUT /api/me/callbacks', { body });
        const { queryKey } = callbacksQuery(wallet);
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, chosen);
        return chosen;
      }, t('Sign in to be called back.')),
    onError: (error) => toast(failureNews(error, t('Nothing changed'), { again: NO_HARM })),
  });
}
