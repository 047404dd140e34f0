import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useWallet } from '../wallet/wallet-store.ts';

type ListedCup = Answer<'GET /api/cups'>[number];
/** What the schedule opens next: nothing to enter yet, and no page of its own. */
export type AnnouncedCup = Extract<ListedCup, { status: 'announced' }>;
export type Cup = Exclude<ListedCup, AnnouncedCup>;
export type CupWithTies = Answer<'GET /api/cups/:id'>;
export type CupTie = CupWithTies['ties'][number];
export type CupEntry = Cup['entries'][number];
export type Fixture = Answer<'GET /api/cups/schedule'>[number];

export const cupKeys = {
  every: ['/api/cups'] as const,
  bracket: ['/api/cups', 'one'] as const,
  one: (id: string) => [...cupKeys.bracket, id] as const,
  own: ['/api/me/cups'] as const,
};
refreshedBy(['cups', 'session'], cupKeys.every, cupKeys.own);
// A bracket shows the score of ties that are being played.
refreshedBy(['matches'], cupKeys.bracket);

/** A bracket moves with every round of every tie. */
const LIVE_MS = 2_000;
const LOOK_MS = 5_000;
/** The last moments before the draw are looked at as closely as the cup itself. */
const SOON_MS = 15_000;

/** What is open, what is being played, what is over: others enter while nobody here is told. */
export const cupsQuery = queryOptions({
  queryKey: [...cupKeys.every, 'list'],
  queryFn: ({ signal }) => api('GET /api/cups', { query: {} }, { signal }),
  staleTime: JUST_READ_MS,
});

export const isAnnounced = (cup: ListedCup): cup is AnnouncedCup => cup.status === 'announced';
export const isOpened = (cup: ListedCup): cup is Cup => cup.status !== 'announced';

export function useCups(everyMs = LOOK_MS) {
  return useQuery({ ...cupsQuery, refetchInterval: () => pollEvery(everyMs) });
}

/** What the schedule has next; asked anew now and then, because the next one becomes the open one. */
export const scheduleQuery = queryOptions({
  queryKey: [...cupKeys.every, 'schedule'],
  queryFn: ({ signal }) => api('GET /api/cups/schedule', {}, { signal }),
  staleTime: JUST_READ_MS,
});

export function useSchedule() {
  return useQuery({ ...scheduleQuery, refetchInterval: () => pollEvery(15_000) });
}

/** One cup with its bracket, live until it is over. */
export function cupQuery(id: string) {
  return queryOptions({
    queryKey: cupKeys.one(id),
    queryFn: ({ signal }) => api('GET /api/cups/:id', { params: { id } }, { signal }),
    staleTime: JUST_READ_MS,
  });
}

export function useCup(id: string) {
  return useQuery({
    ...cupQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data ? pollEvery(lookAgainMs(data, serverNow())) : false,
  });
}

/** `lookAgainMs({ status: 'running', … }, now) // 2000`; false when nothing moves any more. */
export function lookAgainMs(
  { status, startsAt }: Pick<Cup, 'status' | 'startsAt'>,
  now: number,
): number | false {
  if (status === 'running') return LIVE_MS;
  if (status !== 'open') return false;
  return Date.parse(startsAt) - now < SOON_MS ? LIVE_MS : LOOK_MS;
}

/** What the signed-in wallet plays for, and whether its free entry of the day is still there. */
export function useOwnCups(everyMs: number | false = false) {
  const { signedInAs } = useWallet();
  return useQuery({
    queryKey: [...cupKeys.own, signedInAs],
    queryFn: ({ signal }) => api('GET /api/me/cups', {}, { signal }),
    enabled: signedInAs !== null,
    staleTime: 0,
    refetchInterval: () => pollEvery(everyMs),
  });
}

/** After entering or leaving. */
export function refreshCups(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: cupKeys.every }),
    queryClient.invalidateQueries({ queryKey: cupKeys.own }),
  ]);
}
