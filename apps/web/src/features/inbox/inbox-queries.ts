import { ApiError } from '@goats/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

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

const inboxKey = (wallet: string | null) => ['/api/me/inbox', wallet] as const;
const watchesKey = (wallet: string | null) => ['/api/me/watches', wallet] as const;

/** The proven wallet's messages; asks nothing while nobody is signed in. */
export function useInbox() {
  const { signedInAs } = useWallet();
  return useQuery({
    queryKey: inboxKey(signedInAs),
    queryFn: ({ signal }) => api('GET /api/me/inbox', {}, { signal }),
    enabled: signedInAs !== null,
    refetchInterval: INBOX_POLL_MS,
    refetchOnWindowFocus: true,
    staleTime: INBOX_POLL_MS,
  });
}

/** `useMarkRead().mutate(messages[0].id)`: that one and everything older. */
export function useMarkRead() {
  const { signedInAs } = useWallet();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api('POST /api/me/inbox/read', { body: { upTo } }),
    onSuccess: ({ unread }, upTo) => {
      client.setQueryData<Inbox>(inboxKey(signedInAs), (inbox) =>
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
  return useQuery({
    queryKey: watchesKey(signedInAs),
    queryFn: ({ signal }) => api('GET /api/me/watches', {}, { signal }),
    enabled: signedInAs !== null,
  });
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
        const queryKey = watchesKey(wallet);
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
      }, 'to follow goats and cards'),
    onError: (error) => {
      const description =
        (error instanceof ApiError && error.sentence) || 'That did not arrive. Please try again.';
      toast({ title: 'Nothing changed', description, tone: 'red' });
    },
  });
}
