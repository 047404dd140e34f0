import { Ago } from '@goats/ui/ago.tsx';
import { api } from '@goats/ui/api/client.ts';
import { failureOf, NO_HARM } from '@goats/ui/api/command-failure.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ensureSignedIn } from '../sign-in.ts';
import { sessionsQuery, type WalletSession } from '../wallet-queries.ts';
import { useWallet } from '../wallet-store.ts';
import { deviceName } from './device-name.ts';

/** Every browser in which this wallet is signed in, each with its way out. */
export function Sessions() {
  const { signedInAs } = useWallet();
  const { data, isPending, error, refetch } = useQuery({
    ...sessionsQuery,
    enabled: signedInAs !== null,
  });
  if (signedInAs === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-chalk-2">
          {t(
            'Connected, not signed in. You will be asked for one signature at the first thing that needs it, or now.',
          )}
        </p>
        <Button size="sm" variant="outline" onClick={() => void ensureSignedIn()}>
          {t('Sign In')}
        </Button>
      </div>
    );
  }
  if (isPending) return <Skeleton className="h-24" />;
  if (!data) {
    return <NotArrived onRetry={refetch}>{failureWords(error)}</NotArrived>;
  }
  return (
    <ul className="border-t border-line">
      {data.sessions.map((session) => (
        <Row key={session.id} session={session} />
      ))}
    </ul>
  );
}

function Row({ session }: { session: WalletSession }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: async () => {
      if (!session.current) {
        await api('DELETE /api/auth/sessions/:id', { params: { id: session.id } });
        await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        return;
      }
      const browserWallet = await import('../connection/browser-wallet.ts');
      await browserWallet.session.signOut();
    },
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {deviceName(session.device)}
          {session.current && <Tag tone="live">{t('This browser')}</Tag>}
        </p>
        <p className="text-fine leading-5 text-chalk-3">
          <T m="Seen {ago}@@when a session was last used" ago={<Ago at={session.seenAt} />} />
          {end.isError && (
            <span className="text-error-text">. {failureOf(end.error, NO_HARM)}</span>
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        className="flex-none"
        busy={end.isPending}
        busyWord={t('Ending@@button, while it happens')}
        aria-label={
          session.current
            ? t('Sign out this browser')
            : t('Sign out {device}', { device: deviceName(session.device) })
        }
        onClick={() => end.mutate()}
      >
        {t('Sign Out')}
      </Button>
    </li>
  );
}
