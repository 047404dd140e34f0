import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { StoppedClock } from '@goats/ui/scenes/stopped-clock.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { TodaysList } from '../features/today/todays-list.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

const QuestsPanel = lazyPart(() => import('../features/quests/quests-panel.tsx'));
const SeasonToday = lazyPart(() => import('../features/season/season-today.tsx'));

// Only for whoever has come without a wallet.
const WalletPanel = lazyPart(async () => ({
  default: (await import('../features/wallet/wallet-panel.tsx')).WalletPanel,
}));

export function TodayPage() {
  const { address, status } = useWallet();
  return (
    <>
      <PageHeader
        scene={<StoppedClock />}
        kicker={t('Match day')}
        title={t('Today')}
        lead={t('What is on, what is due, and who is already in the bath.')}
      />
      <div className="wrap grid items-start gap-10 pt-8 sm:pt-11 lg:has-[>section]:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-10">
          <div>
            <TodaysList />
            <p className="mt-6">
              <Link to="/live" className="font-semibold underline underline-offset-4">
                {t('Watch what is on right now')}
              </Link>
            </p>
          </div>
          <Suspense fallback={<Skeleton className="h-96 md:h-60" />}>
            <QuestsPanel />
          </Suspense>
          {address && (
            <Suspense>
              <SeasonToday />
            </Suspense>
          )}
        </div>
        {!address && status !== 'connecting' && (
          <Panel raised>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <WalletPanel />
            </Suspense>
          </Panel>
        )}
      </div>
    </>
  );
}
