import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { LOCALE } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { tellNothingChanged } from './inbox-queries.ts';
import {
  mayRing,
  onPermissionChange,
  ownAddress,
  readDevice,
  subscribe,
  unsubscribe,
} from './notices-device.ts';
import { inviteNoMore } from './notices-invited.ts';

export type Notices = Answer<'GET /api/me/notices'>;
export type Topic = Notices['topics'][number];

const NOTICES = ['/api/me/notices'] as const;
const DEVICE = ['this device'] as const;
refreshedBy(['session'], NOTICES, DEVICE);

/** A worker may come later than whoever looks for it. */
const LOOK_AGAIN_MS = 3_000;

function noticesQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...NOTICES, wallet],
    queryFn: ({ signal }) => api('GET /api/me/notices', {}, { signal }),
    enabled: wallet !== null,
    staleTime: 0,
    // Whoever comes back from their mailbox has just said yes there.
    refetchOnWindowFocus: true,
  });
}

export const deviceQuery = queryOptions({
  queryKey: DEVICE,
  queryFn: readDevice,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data === 'no-worker' ? LOOK_AGAIN_MS : false),
});

/** Whoever changes their mind in the browser's own settings sees it here at once. */
export function useDevice() {
  const client = useQueryClient();
  useEffect(
    () => onPermissionChange(() => void client.invalidateQueries({ queryKey: DEVICE })),
    [client],
  );
  return useQuery(deviceQuery);
}

export function useNotices() {
  const { signedInAs } = useWallet();
  return useQuery(noticesQuery(signedInAs));
}

/** Asks the browser, then tells the server where to ring, for everything at first. */
export function useRing() {
  return useChange(async ({ topics, push }: Notices) => {
    if (!(await mayRing())) return;
    const address = await subscribe(push.publicKey);
    try {
      await api('PUT /api/me/push', { body: { ...address, topics, language: LOCALE } });
    } catch (error) {
      await unsubscribe();
      throw error;
    }
    inviteNoMore();
  });
}

/** While a page is open no worker is needed, only the browser's yes. */
export function useRingWhileOpen() {
  return useChange(async () => void (await mayRing()));
}

export function useStopRinging() {
  return useChange(async () => {
    const { endpoint } = await ownAddress();
    await api('DELETE /api/me/push', { body: { endpoint } });
    await unsubscribe();
  });
}

/** A mailbox that has not said yes is asked (again). */
export function useChooseMailbox() {
  return useChange((body: { address: string; topics: Topic[] }) =>
    api('PUT /api/me/mail', { body: { ...body, language: LOCALE } }),
  );
}

export function useForgetMailbox() {
  return useChange(() => api('DELETE /api/me/mail', {}));
}

/** Something that changes what reaches this wallet; busy until the screen shows what came of it. */
function useChange<Input = void>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onError: tellNothingChanged,
    onSettled: () =>
      Promise.all([NOTICES, DEVICE].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

interface Place {
  readonly topics: (notices: Notices) => Topic[];
  readonly withTopics: (notices: Notices, topics: Topic[]) => Notices;
  readonly save: (notices: Notices) => Promise<unknown>;
}

const PLACES = {
  push: {
    topics: ({ push }) => push.thisDevice ?? [],
    withTopics: (notices, thisDevice) => ({ ...notices, push: { ...notices.push, thisDevice } }),
    save: async ({ push }) =>
      api('PUT /api/me/push', {
        body: { ...(await ownAddress()), topics: push.thisDevice ?? [], language: LOCALE },
      }),
  },
  mail: {
    topics: ({ mail }) => mail?.topics ?? [],
    withTopics: ({ mail, ...rest }, topics) => ({ ...rest, mail: mail && { ...mail, topics } }),
    save: async ({ mail }) =>
      api('PUT /api/me/mail', {
        body: { address: mail?.address ?? '', topics: mail?.topics ?? [], language: LOCALE },
      }),
  },
} as const satisfies Record<string, Place>;

/**
 * `useSwitchTopic('push').mutate({ topic: 'cup', on: false })`: shown at once, saved one after the
 * other, each with all that is shown by then, and taken back when the server does not take it.
 */
export function useSwitchTopic(where: keyof typeof PLACES) {
  const place: Place = PLACES[where];
  const { signedInAs } = useWallet();
  const client = useQueryClient();
  const { queryKey } = noticesQuery(signedInAs);
  function show({ topic, on }: { topic: Topic; on: boolean }): void {
    client.setQueryData(queryKey, (notices) => {
      if (!notices) return notices;
      const chosen = new Set(place.topics(notices));
      if (on) chosen.add(topic);
      else chosen.delete(topic);
      return place.withTopics(
        notices,
        notices.topics.filter((each) => chosen.has(each)),
      );
    });
  }
  return useMutation({
    scope: { id: `topics ${where}` },
    onMutate: async (change: { topic: Topic; on: boolean }) => {
      // An answer that is on its way knows nothing of this press.
      await client.cancelQueries({ queryKey });
      show(change);
    },
    mutationFn: async () => {
      const shown = client.getQueryData(queryKey);
      if (shown) await place.save(shown);
    },
    onError: (error, { topic, on }) => {
      show({ topic, on: !on });
      tellNothingChanged(error);
      void client.invalidateQueries({ queryKey: DEVICE });
      void client.invalidateQueries({ queryKey });
    },
  });
}
