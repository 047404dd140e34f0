import { groupedCount, timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useState } from 'react';
import { sentenceOf } from '../admin-session.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { type Series, useSeries } from './series-queries.ts';

/** Drafts and published series, newest first. */
export function SeriesList() {
  const { data, error, isPending } = useSeries();
  const [open, setOpen] = useState<number | null>(null);
  const opened = data?.find(({ id }) => id === open);
  return (
    <section aria-labelledby="series-title" className="min-w-0">
      <h2 id="series-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Series on the server
      </h2>
      {isPending && <Skeleton className="mt-4 h-14" />}
      {error && <p className="mt-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {data?.length === 0 && (
        <EmptyState
          compact
          title="No series yet"
          text="The first season of 20,000 stands on its own."
        />
      )}
      <ul>
        {data?.map((series) => (
          <SeriesRow key={series.id} series={series} onOpen={() => setOpen(series.id)} />
        ))}
      </ul>
      {opened && <SeriesDialog series={opened} onClose={() => setOpen(null)} />}
    </section>
  );
}

function SeriesRow({ series, onOpen }: { series: Series; onOpen: () => void }) {
  const published = series.status === 'published';
  const at = Date.parse(series.publishedAt ?? series.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-label">{series.name}</span>
          <Tag tone={published ? 'live' : 'plain'}>{published ? 'Published' : 'Draft'}</Tag>
        </span>
        <span className="mt-1 block text-fine text-chalk-3">
          {groupedCount(series.count)} cards, {published ? 'published' : 'drafted'}{' '}
          {timeAgo(at, serverNow())} by {series.publishedBy ?? series.createdBy}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Look inside ${series.name}`}
        onClick={onOpen}
      >
        {published ? 'Look inside' : 'Review'}
      </Button>
    </li>
  );
}
