import { formatHoof, groupedCount } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { type Column, DataTable } from '@goats/ui/data-table.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type PublishedRoot, rootsQuery } from '../chain-queries.ts';

const STATES = {
  posted: ['Waits', 'plain'],
  active: ['Counts', 'live'],
  replaced: ['Replaced', 'plain'],
  dropped: ['Dropped', 'risk'],
} as const;

const COLUMNS: ReadonlyArray<Column<PublishedRoot>> = [
  {
    id: 'index',
    header: 'Root',
    phone: 'rank',
    cell: ({ index }) => <span className="numeral text-2xl">{index}</span>,
  },
  {
    id: 'state',
    header: 'State',
    phone: 'title',
    cell: ({ state }) => <Tag tone={STATES[state][1]}>{STATES[state][0]}</Tag>,
  },
  {
    id: 'at',
    header: 'Posted',
    phone: 'detail',
    cell: ({ at }) => (
      <time dateTime={at}>
        <Ago at={at} />
      </time>
    ),
  },
  {
    id: 'who',
    header: 'Accounts',
    align: 'right',
    phone: 'detail',
    cell: ({ accountCount }) => groupedCount(accountCount),
  },
  {
    id: 'cards',
    header: 'Cards',
    align: 'right',
    phone: 'detail',
    cell: ({ cardCount }) => groupedCount(cardCount),
  },
  {
    id: 'sum',
    header: 'Promises',
    align: 'right',
    phone: 'value',
    cell: ({ sum }) => <span className="numeral text-xl">{formatHoof(sum)} HOOF</span>,
  },
  {
    id: 'leaves',
    header: 'List',
    align: 'right',
    phone: 'detail',
    cell: ({ index, leavesUrl }) => (
      <a href={leavesUrl} download className="link inline-flex min-h-11 items-center gap-1.5">
        <Download aria-hidden="true" className="size-4" /> Read it
        <span className="sr-only"> of root {index}</span>
      </a>
    ),
  },
];

/** Every root that was posted, newest first, with the list that it seals. */
export function RootList() {
  const { data, error, isPending, refetch } = useQuery(rootsQuery);
  return (
    <section aria-labelledby="roots" className="mt-12">
      <h2 id="roots" className="text-panel">
        Published roots
      </h2>
      <p className="mt-3 mb-5 max-w-160 text-small text-chalk-2">
        Each with its list of who owns what, as plain text. The newest lists are kept here; of older
        ones only the fingerprint, which the chain never forgets.
      </p>
      {isPending ? (
        <Skeleton className="h-42" />
      ) : error ? (
        <ErrorState
          title="The roots did not arrive"
          text={failureWords(error)}
          onRetry={() => void refetch()}
          heading="h3"
        />
      ) : data.roots.length === 0 ? (
        <EmptyState
          compact
          title="No list yet"
          text="The first one is posted once somebody owns something that may leave."
        />
      ) : (
        <DataTable
          caption="Published roots"
          columns={COLUMNS}
          rows={data.roots}
          rowKey={({ index }) => index}
        />
      )}
    </section>
  );
}
