import { goatSummary, isGoatSlug } from '@goats/collection';
import { groupedCount, RARITIES } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { useState } from 'react';
import { SeriesCards } from './series-cards.tsx';
import { type Series, useSeriesActions } from './series-queries.ts';

/** What a series holds, and for a draft the two ways on. */
export function SeriesDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const draft = series.status === 'draft';
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={series.name}
      description={
        draft
          ? 'A draft: nobody but operators sees it.'
          : 'Published: it never changes and cannot be taken back.'
      }
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <FactList
            facts={[
              ['Cards', groupedCount(series.count)],
              ...RARITIES.map((rarity) => [rarity, groupedCount(series.byRarity[rarity])] as const),
            ]}
          />
          <ul className="mt-5 grid gap-1 text-small text-chalk-2">
            {series.byGoat.map(({ goat, variations, moments }) => (
              <li key={goat}>
                {isGoatSlug(goat) ? goatSummary(goat).name : goat}: {contents(variations, moments)}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-fine break-all text-chalk-3">Root {series.root}</p>
          {draft ? (
            <Decide series={series} onGone={onClose} />
          ) : (
            <a
              className="link mt-5 inline-flex min-h-11 items-center text-small"
              href={`/api/series/${series.id}/provenance`}
              target="_blank"
              rel="noopener"
            >
              Provenance, as everybody sees it
            </a>
          )}
        </div>
        <SeriesCards id={series.id} />
      </div>
    </Dialog>
  );
}

function contents(variations: number, moments: number): string {
  return [
    variations > 0 && `${groupedCount(variations)} NFT variations`,
    moments > 0 && `${groupedCount(moments)} moment cards`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Decide({ series, onGone }: { series: Series; onGone: () => void }) {
  const { publish, discard } = useSeriesActions();
  const [sure, setSure] = useState(false);
  if (sure) {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <p className="w-full text-small text-chalk-2">
          Publish for ever? A published series never changes and cannot be taken back.
        </p>
        <Button
          busy={publish.isPending}
          busyWord="Publishing..."
          onClick={() => publish.mutate(series, { onSuccess: () => setSure(false) })}
        >
          Publish series
        </Button>
        <Button variant="outline" onClick={() => setSure(false)}>
          Not yet
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={() => setSure(true)}>Publish</Button>
      <Button
        variant="danger"
        busy={discard.isPending}
        busyWord="Going..."
        onClick={() => discard.mutate(series, { onSuccess: onGone })}
      >
        Throw away
      </Button>
    </div>
  );
}
