import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type Friends = Answer<'GET /api/me/friends'>;
export type Friend = Friends['friends'][number];

/** Friends come and go: whoever looks at the list sees it within a minute. */
const LOOK_AGAIN_MS = 60_000;

const FRIENDS = ['/api/me/friends'] as const;
refreshedBy(['session'], FRIENDS);

function friendsQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...FRIENDS, wallet],
    queryFn: ({ signal }) => api('GET /api/me/friends', {}, { signal }),
    enabled: wallet !== null,
    staleTime: LOOK_AGAIN_MS,
  });
}

/** Asks nothing while nobody is signed in. `live` while who is online is on the screen. */
export function useFriends({ live = false } = {}) {
  const { signedInAs } = useWallet();
  return useQuery({
    ...friendsQuery(signedInAs),
    ...(live && { refetchInterval: LOOK_AGAIN_MS }),
  });
}

/** Whether who is signed in has blocked them; false while nobody knows. */
export function useIsBlocked(address: string): boolean {
  return useFriends().data?.blocked.some((each) => each.address === address) ?? false;
}

/** `useFollowPlayer().mutate({ address, on: true })`, signed in at the press. */
export function useFollowPlayer() {
  return useFriendChange(
    ({ address, on }: { address: string; on: boolean }) =>
      api(on ? 'PUT /api/me/follows/:address' : 'DELETE /api/me/follows/:address', {
        params: { address },
      }),
    t('Sign in to follow players.'),
  );
}

export function useBlockPlayer() {
  return useFriendChange(
    ({ address, on }: { address: string; on: boolean }) =>
      api(on ? 'PUT /api/me/blocks/:address' : 'DELETE /api/me/blocks/:address', {
        params: { address },
      }),
    t('Sign in to block a player.'),
  );
}

export function useShowPresence() {
  return useFriendChange(
    (visible: boolean) => api('PUT /api/me/presence', { body: { visible } }),
    t('Sign in to be seen by friends.'),
  );
}

function useFriendChange<Change>(send: (change: Change) => Promise<unknown>, why: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      withSignIn(async (wallet) => {
        await send(change);
        // Whoever has just signed in is asking for the list already, as it was before.
        const { queryKey } = friendsQuery(wallet);
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
        return true;
      }, why),
    onError: (error) => toast(failureNews(error, t('Nothing changed'), { again: NO_HARM })),
  });
}
