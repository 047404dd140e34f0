import { PageHeader } from '@goats/ui/page-header.tsx';
import { Floodlights } from '@goats/ui/scenes/floodlights.tsx';
import { t } from '@goats/words';
import { LiveList } from '../features/battle/live/live-list.tsx';
import NextCup from '../features/cups/next-cup.tsx';

export function LivePage() {
  return (
    <>
      <PageHeader
        scene={<Floodlights />}
        kicker={t('On the pitch')}
        title={t('Live@@matches that are being played')}
        lead={t('Watching is free. Both cards stay face down for you too, so bring nerves.')}
      />
      <div className="wrap pt-8 sm:pt-11">
        <LiveList next={<NextCup />} />
      </div>
    </>
  );
}
