import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';

export type DailyPack = Answer<'GET /api/packs/daily'>;

const DAILY_PACK = ['/api/packs/daily'] as const;
refreshedBy(['battles', 'session'], DAILY_PACK);

/** A solved puzzle tells nobody: it is read anew whenever it is looked at. */
export function dailyPackQuery(signedInAs: string | null) {
  return queryOptions({
    queryKey: [...DAILY_PACK, signedInAs],
    queryFn: ({ signal }) => api('GET /api/packs/daily', {}, { signal }),
    enabled: signedInAs !== null,
    staleTime: 0,
  });
}

/** How the day's pack stands for the wallet that is signed in; asked again when another day begins. */
export function useDailyPack() {
  const { signedInAs } = useWallet();
  const daily = useQuery(dailyPackQuery(signedInAs));
  const { data, refetch } = daily;
  const nextAt = data?.nextAt ?? null;
  const over = useNow((now) => nextAt !== null && now >= Date.parse(nextAt));
  useEffect(() => {
    if (over) void refetch();
  }, [over, refetch]);
  return daily;
}
