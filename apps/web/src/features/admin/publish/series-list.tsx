import { groupedCount, timeAgo } from '@goats/rules';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { sentenceOf } from '../admin-session.ts';
import { type Series, useSeries, useSeriesActions } from './series-queries.ts';

export function SeriesList() {
  const { data, error, isPending } = useSeries();
  const { publish, discard } = useSeriesActions();
  const [asked, setAsked] = useState<Series | null>(null);
  return (
    <section aria-labelledby="series-title" className="mt-8">
      <h3 id="series-title" className="border-b-[1.5px] border-line-2 pb-2.5 text-[1.625rem]">
        Series on the server
      </h3>
      {isPending && <Skeleton className="mt-4 h-14" />}
      {error && <p className="mt-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {data?.length === 0 && (
        <p className="mt-4 text-small text-chalk-3">
          None yet. The first season of 20,000 stands on its own.
        </p>
      )}
      <ul>
        {data?.map((series) => (
          <li
            key={series.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0">
              <span className="display block text-[1.375rem]">{series.name}</span>
              <span className="text-[.8125rem] text-chalk-3">
                {groupedCount(series.count)} cards, root {series.root.slice(0, 10)}…,{' '}
                {series.publishedAt ? 'published' : 'drafted'}{' '}
                {timeAgo(Date.parse(series.publishedAt ?? series.createdAt), Date.now())}
              </span>
            </span>
            {series.status === 'published' ? (
              <Tag tone="live">Published</Tag>
            ) : (
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-label={`Publish ${series.name}`}
                  onClick={() => setAsked(series)}
                >
                  Publish
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  busy={discard.isPending && discard.variables.id === series.id}
                  busyWord="Going..."
                  aria-label={`Throw ${series.name} away`}
                  onClick={() => discard.mutate(series)}
                >
                  Throw away
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Publish for ever?"
        description="A published series never changes and cannot be taken back."
      >
        {asked && (
          <>
            <FactList
              facts={[
                ['Series', asked.name],
                ['Cards', groupedCount(asked.count)],
              ]}
            />
            <p className="mt-3 text-[.8125rem] break-all text-chalk-3">Root {asked.root}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <Button
                onClick={() => {
                  setAsked(null);
                  publish.mutate(asked);
                }}
              >
                Publish series
              </Button>
              <Button variant="outline" onClick={() => setAsked(null)}>
                Not yet
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </section>
  );
}
