import { PageHeader } from '@goats/ui/page-header.tsx';
import { t } from '@goats/words';
import { ChainOverview } from '../features/chain/chain-overview.tsx';

export function ChainPage() {
  return (
    <>
      <PageHeader
        variant="line"
        ground="squared"
        kicker={t('Cards, HOOF and the Stadium')}
        title={t('What is on the chain')}
        lead={t(
          'Where your goats really are, what we have promised, and the arithmetic to check it without us.',
        )}
      />
      <div className="wrap pt-8 sm:pt-12">
        <ChainOverview />
      </div>
    </>
  );
}
