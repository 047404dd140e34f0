import { ApiError } from '@goats/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { idempotencyKey } from '../wallet/idempotency-key.ts';
import { withSignIn } from '../wallet/sign-in.ts';

export type ClubRoom = Answer<'GET /api/club'>;
export type ClubEvent = ClubRoom['events'][number];
export type EventPreview = Answer<'GET /api/club/preview'>['events'][number];
export type Proposal = ClubRoom['proposals'][number];

const roomKey = (wallet: string | null) => ['club', wallet] as const;

/** What everybody may see. */
export function useClubPreview() {
  return useQuery<Answer<'GET /api/club/preview'>>({ queryKey: ['/api/club/preview'] });
}

/** The club from inside; asked anew at every visit, because the card may be gone. */
export function useClubRoom(wallet: string | null) {
  return useQuery({
    queryKey: roomKey(wallet),
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
    onError: (error) => {
      const sentence = error instanceof ApiError ? error.sentence : undefined;
      toast({ title: words.failed, description: sentence ?? 'Please try again.', tone: 'red' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: roomKey(wallet) }),
        queryClient.invalidateQueries({ queryKey: ['/api/club/preview'] }),
      ]),
  });
}

export function useReservation(wallet: string, event: ClubEvent) {
  return useClubWrite(
    wallet,
    { purpose: 'to reserve a ticket', failed: 'No ticket this time' },
    (take: boolean) =>
      api(
        take ? 'POST /api/club/events/:id/reservation' : 'DELETE /api/club/events/:id/reservation',
        { params: { id: event.id } },
        { idempotencyKey: idempotencyKey() },
      ),
    (take) =>
      take
        ? { title: 'Ticket reserved', description: `${event.title} is expecting you.` }
        : { title: 'Ticket given back', description: 'Somebody else will be glad of it.' },
  );
}

export function useVote(wallet: string, proposal: Proposal) {
  return useClubWrite(
    wallet,
    { purpose: 'to vote', failed: 'Vote not counted' },
    (option: number) =>
      api(
        'POST /api/club/proposals/:id/vote',
        { params: { id: proposal.id }, body: { option } },
        { idempotencyKey: idempotencyKey() },
      ),
    () => ({ title: 'Votes counted', description: 'The herd has heard you.' }),
  );
}
