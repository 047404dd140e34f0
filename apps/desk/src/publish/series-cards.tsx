import { goatSummary, isGoatSlug } from '@goats/collection';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { ScrollRegion } from '@goats/ui/scroll-region.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { sentenceOf } from '../admin-session.ts';
import { useSeriesCards } from './series-queries.ts';

/** The cards of a series as its root counts them. */
export function SeriesCards({ id }: { id: number }) {
  const pages = useSeriesCards(id);
  const cards = pages.data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <section aria-label="Cards of the series" className="min-w-0">
      {pages.isPending && <Skeleton className="h-72" />}
      {pages.error && <p className="text-small text-error-text">{sentenceOf(pages.error)}</p>}
      <ScrollRegion
        label="List of the cards"
        className="max-h-110 overflow-y-auto border-t-[1.5px] border-line-2 pr-2"
      >
        <ol>
          {cards.map(({ position, goat, kind, number, rarity, hash }) => (
            <li
              key={position}
              className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-3 border-b border-line py-2"
            >
              <span className="numeral text-lead text-chalk-3">{position}</span>
              <span className="min-w-0">
                <span className="block truncate text-small">
                  {isGoatSlug(goat) ? goatSummary(goat).name : goat}{' '}
                  {kind === 'variation' ? '' : 'moment '}#{String(number).padStart(4, '0')}
                </span>
                <code className="block truncate text-fine text-chalk-3">{hash}</code>
              </span>
              <RarityBadge rarity={rarity} />
            </li>
          ))}
        </ol>
      </ScrollRegion>
      <MoreButton pages={pages} size="sm" className="mt-4" busyWord="Loading...">
        Show more
      </MoreButton>
    </section>
  );
}
