import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type Cup = Answer<'GET /api/cups'>[number];
export type CupWithTies = Answer<'GET /api/cups/:id'>;
export type CupTie = CupWithTies['ties'][number];
export type CupEntry = Cup['entries'][number];
export type Fixture = Answer<'GET /api/cups/schedule'>[number];

const CUPS = '/api/cups';
const OWN = ['/api/me', 'cups'] as const;

/** A bracket moves with every round of every tie. */
const LIVE_MS = 2_000;
const LOOK_MS = 5_000;
/** The last moments before the draw are looked at as closely as the cup itself. */
const SOON_MS = 15_000;

/** What is open, what is being played, what is over: others enter while nobody here is told. */
export function useCups(everyMs = LOOK_MS) {
  return useQuery<Cup[]>({ queryKey: [CUPS], staleTime: 0, refetchInterval: everyMs });
}

/** What the schedule has next; asked anew now and then, because the next one becomes the open one. */
export function useSchedule() {
  return useQuery<Fixture[]>({
    queryKey: [`${CUPS}/schedule`],
    staleTime: 0,
    refetchInterval: 15_000,
  });
}

/** One cup with its bracket, live until it is over. */
export function useCup(id: string) {
  return useQuery<CupWithTies>({
    queryKey: [CUPS, id],
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? pollEvery(data, Date.now()) : false),
  });
}

/** `pollEvery({ status: 'running', … }, now) // 2000`; false when nothing moves any more. */
export function pollEvery(
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
    queryKey: [...OWN, signedInAs],
    queryFn: ({ signal }) => api('GET /api/me/cups', {}, { signal }),
    enabled: signedInAs !== null,
    staleTime: 0,
    refetchInterval: everyMs,
  });
}

/** After entering or leaving. */
export function refreshCups(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: [CUPS] }),
    queryClient.invalidateQueries({ queryKey: OWN }),
  ]);
}
