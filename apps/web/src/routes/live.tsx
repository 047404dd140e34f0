import { PageHeader } from '@goats/ui/page-header.tsx';
import { Floodlights } from '@goats/ui/scenes/floodlights.tsx';
import { LiveList } from '../features/battle/live/live-list.tsx';
import NextCup from '../features/cups/next-cup.tsx';

export function LivePage() {
  return (
    <>
      <PageHeader
        scene={<Floodlights />}
        kicker="On the pitch"
        title="Live"
        lead="Watching is free. Both cards stay face down for you too, so bring nerves."
      />
      <div className="wrap pt-8 sm:pt-11">
        <LiveList next={<NextCup />} />
      </div>
    </>
  );
}
