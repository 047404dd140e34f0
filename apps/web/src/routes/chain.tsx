import { PageHeader } from '@goats/ui/page-header.tsx';
import { ChainOverview } from '../features/chain/chain-overview.tsx';

export function ChainPage() {
  return (
    <>
      <PageHeader
        variant="line"
        ground="squared"
        kicker="Cards, HOOF and the Stadium"
        title="What is on the chain"
        lead="Where your goats really are, what we have promised, and the arithmetic to check it without us."
      />
      <div className="wrap pt-8 sm:pt-12">
        <ChainOverview />
      </div>
    </>
  );
}
