import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureNews, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { pollEvery, withoutChannel } from '@goats/ui/api/polling.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { wordLines } from './word-lines.ts';

export type Inbox = Answer<'GET /api/me/inbox'>;
export type Message = Inbox['messages'][number];
export type Watches = Answer<'GET /api/me/watches'>;

/** What can be followed: one card, or every card of a base goat. */
export interface Followable {
  readonly kind: 'cards' | 'goats';
  readonly id: number;
}

/** Looked at again this often, while the page is. */
const INBOX_POLL_MS = 30_000;

const INBOX = ['/api/me/inbox'] as const;
const WATCHES = ['/api/me/watches'] as const;
refreshedBy(['inbox', 'session'], INBOX);
refreshedBy(['session'], WATCHES);

function inboxQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...INBOX, wallet],
    queryFn: async ({ signal }) => {
      const { messages, unread } = await api('GET /api/me/inbox', {}, { signal });
      return { messages: await wordLines(messages), unread };
    },
    enabled: wallet !== null,
    staleTime: INBOX_POLL_MS,
  });
}

function watchesQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...WATCHES, wallet],
    queryFn: ({ signal }) => api('GET /api/me/watches', {}, { signal }),
    enabled: wallet !== null,
  });
}

/** The proven wallet's messages; asks nothing while nobody is signed in. */
export function useInbox() {
  const { signedInAs } = useWallet();
  return useQuery({
    ...inboxQuery(signedInAs),
    refetchInterval: () => pollEvery(INBOX_POLL_MS),
    refetchOnWindowFocus: withoutChannel,
  });
}

/** `useMarkRead().mutate(messages[0].id)`: that one and everything older. */
export function useMarkRead() {
  const { signedInAs } = useWallet();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api('POST /api/me/inbox/read', { body: { upTo } }),
    onSuccess: ({ unread }, upTo) => {
      client.setQueryData(inboxQuery(signedInAs).queryKey, (inbox) =>
        inbox === undefined
          ? inbox
          : {
              unread,
              messages: inbox.messages.map((each) =>
                each.id <= upTo ? { ...each, read: true } : each,
              ),
            },
      );
    },
  });
}

export function useWatches() {
  const { signedInAs } = useWallet();
  return useQuery(watchesQuery(signedInAs));
}

const CALLS = {
  cards: {
    on: 'PUT /api/me/watches/cards/:id',
    off: 'DELETE /api/me/watches/cards/:id',
  },
  goats: {
    on: 'PUT /api/me/watches/goats/:id',
    off: 'DELETE /api/me/watches/goats/:id',
  },
} as const;

/** Follows or lets go, signed in at the press. `mutate({ kind: 'cards', id: 7, on: true })` */
export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, on }: Followable & { readonly on: boolean }) =>
      withSignIn(async (wallet) => {
        await api(CALLS[kind][on ? 'on' : 'off'], { params: { id: String(id) } });
        // Whoever has just signed in is asking for the list already, as it was before.
        const { queryKey } = watchesQuery(wallet);
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
      }, t('Sign in to follow goats and cards.')),
    onError: tellNothingChanged,
  });
}

export function tellNothingChanged(error: unknown): void {
  toast(failureNews(error, t('Nothing changed'), { again: NO_HARM }));
}
