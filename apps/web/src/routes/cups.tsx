import { PageHeader } from '@goats/ui/page-header.tsx';
import { BracketLines } from '@goats/ui/scenes/bracket-lines.tsx';
import { t } from '@goats/words';
import { CupList } from '../features/cups/cup-list.tsx';

export function CupsPage() {
  return (
    <>
      <PageHeader
        scene={<BracketLines tier="Legendary" />}
        title={t('Cups')}
        lead={t(
          'One tier, one bracket, one winner. Bring up to three cards, survive round after round, and lift the thing.',
        )}
      />
      <div className="wrap pt-8 sm:pt-11">
        <CupList />
      </div>
    </>
  );
}
