import { type Answer, api } from '@goats/ui/api/client.ts';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../wallet/send-once.ts';
import { withSignIn } from '../wallet/sign-in.ts';

export type ClubRoom = Answer<'GET /api/club'>;
export type ClubEvent = ClubRoom['events'][number];
export type EventPreview = Answer<'GET /api/club/preview'>['events'][number];
export type Proposal = ClubRoom['proposals'][number];

export const clubKeys = {
  preview: ['/api/club/preview'] as const,
  rooms: ['club'] as const,
  room: (wallet: string | null) => [...clubKeys.rooms, wallet] as const,
};
refreshedBy(['session'], clubKeys.preview);

export const clubPreviewQuery = queryOptions({
  queryKey: clubKeys.preview,
  queryFn: ({ signal }) => api('GET /api/club/preview', {}, { signal }),
});

/** What everybody may see. */
export function useClubPreview() {
  return useQuery(clubPreviewQuery);
}

/** The club from inside; asked anew at every visit, because the card may be gone. */
export function useClubRoom(wallet: string | null) {
  return useQuery({
    queryKey: clubKeys.room(wallet),
    queryFn: ({ signal }) => api('GET /api/club', {}, { signal }),
    enabled: wallet !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** A write at the club. A refusal also looks again who is inside: the door may have closed. */
function useClubWrite<Input>(
  wallet: string,
  words: { purpose: string; failed: string },
  send: (input: Input) => Promise<unknown>,
  done: (input: Input) => { title: string; description: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withSignIn(() => send(input).then(() => true), words.purpose),
    onSuccess: (happened, input) => {
      if (happened) toast(done(input));
    },
    onError: (error) => toast(failureNews(error, words.failed)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clubKeys.room(wallet) }),
        queryClient.invalidateQueries({ queryKey: clubKeys.preview }),
      ]),
  });
}

export function useReservation(wallet: string, event: ClubEvent) {
  return useClubWrite(
    wallet,
    { purpose: t('Sign in to reserve a ticket.'), failed: t('No ticket this time') },
    (take: boolean) =>
      sendOnce(
        take ? 'POST /api/club/events/:id/reservation' : 'DELETE /api/club/events/:id/reservation',
        { params: { id: event.id } },
        wallet,
      ),
    (take) =>
      take
        ? {
            title: t('Ticket reserved'),
            description: t('{title} is expecting you.', { title: event.title }),
          }
        : { title: t('Ticket given back'), description: t('Somebody else will be glad of it.') },
  );
}

export function useVote(wallet: string, proposal: Proposal) {
  return useClubWrite(
    wallet,
    { purpose: t('Sign in to vote.'), failed: t('Vote not counted') },
    (option: number) =>
      sendOnce(
        'POST /api/club/proposals/:id/vote',
        { params: { id: proposal.id }, body: { option } },
        wallet,
      ),
    () => ({ title: t('Votes counted'), description: t('The herd has heard you.') }),
  );
}
