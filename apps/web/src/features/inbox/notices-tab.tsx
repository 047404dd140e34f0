import { failureWords } from '@goats/ui/api/failure-words.ts';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { CallMeBack } from './call-me-back.tsx';
import { Mailbox } from './notices-mail.tsx';
import { RingThisDevice } from './notices-push.tsx';
import { useNotices } from './notices-queries.ts';

/** What reaches a player away from the site, and where. Mail only where the site sends any. */
export function NoticesTab() {
  const { data, isPending, error, refetch } = useNotices();
  if (isPending) return <Skeleton className="h-40" />;
  if (!data)
    return (
      <NotArrived onRetry={refetch}>
        {t('Your choice did not arrive. {error}', { error: failureWords(error) })}
      </NotArrived>
    );
  return (
    <div className="grid gap-8 pt-3">
      <RingThisDevice notices={data} />
      <CallMeBack />
      {data.mail && <Mailbox all={data.topics} mail={data.mail} />}
    </div>
  );
}
