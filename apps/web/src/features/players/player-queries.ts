import { type Answer, api } from '@goats/ui/api/client.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { rememberName } from './names.ts';

export type Player = Answer<'GET /api/players/:address'>;
export type PlayedMatch = Player['form'][number];
export type Trophy = Player['trophies'][number];

const playerKey = (address: string) => ['players', address.toLowerCase()];

/** With what it looks like from one's own side, once signed in. */
export function playerQuery(address: string, signedInAs: string | null) {
  return queryOptions({
    queryKey: [...playerKey(address), signedInAs],
    queryFn: ({ signal }) => api('GET /api/players/:address', { params: { address } }, { signal }),
    staleTime: JUST_READ_MS,
  });
}

export function usePlayer(address: string) {
  const { signedInAs } = useWallet();
  return useQuery({
    ...playerQuery(address, signedInAs),
    refetchOnMount: true,
    placeholderData: (before) => (before?.address === address.toLowerCase() ? before : undefined),
  });
}

/** Signed in at the press; null takes the name away. */
export function useChooseName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) =>
      withSignIn(async (wallet) => {
        const chosen = await api('PUT /api/me/name', { body: { name } });
        rememberName(client, wallet, chosen.name);
        await client.invalidateQueries({ queryKey: playerKey(wallet) });
        return chosen;
      }, t('Sign in to choose your name.')),
  });
}

export function useReportName(address: string) {
  return useMutation({
    mutationFn: (reason: string) =>
      withSignIn(async () => {
        await api('POST /api/players/:address/report', { params: { address }, body: { reason } });
        return true;
      }, t('Sign in to report a name.')),
  });
}
