import { formatHoof, groupedCount } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { type Column, DataTable } from '@goats/ui/data-table.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type PublishedRoot, rootsQuery } from '../chain-queries.ts';

const STATES = {
  posted: [t('Waits@@a published list'), 'plain'],
  active: [t('Counts@@a published list'), 'live'],
  replaced: [t('Replaced@@a published list'), 'plain'],
  dropped: [t('Dropped@@a published list'), 'risk'],
} as const;

const COLUMNS: ReadonlyArray<Column<PublishedRoot>> = [
  {
    id: 'index',
    header: t('Root@@of a published list'),
    phone: 'rank',
    cell: ({ index }) => <span className="numeral text-2xl">{index}</span>,
  },
  {
    id: 'state',
    header: t('State@@of a published list'),
    phone: 'title',
    cell: ({ state }) => <Tag tone={STATES[state][1]}>{STATES[state][0]}</Tag>,
  },
  {
    id: 'at',
    header: t('Posted@@when a list was published'),
    phone: 'detail',
    cell: ({ at }) => (
      <time dateTime={at}>
        <Ago at={at} />
      </time>
    ),
  },
  {
    id: 'who',
    header: t('Accounts'),
    align: 'right',
    phone: 'detail',
    cell: ({ accountCount }) => groupedCount(accountCount),
  },
  {
    id: 'cards',
    header: t('Cards'),
    align: 'right',
    phone: 'detail',
    cell: ({ cardCount }) => groupedCount(cardCount),
  },
  {
    id: 'sum',
    header: t('Promises@@what a list promises'),
    align: 'right',
    phone: 'value',
    cell: ({ sum }) => <span className="numeral text-xl">{formatHoof(sum)} HOOF</span>,
  },
  {
    id: 'leaves',
    header: t('List@@who owns what'),
    align: 'right',
    phone: 'detail',
    cell: ({ index, leavesUrl }) => (
      <a href={leavesUrl} download className="link inline-flex min-h-11 items-center gap-1.5">
        <Download aria-hidden="true" className="size-4" />{' '}
        <T
          m="Read it<what> of root {number}</what>@@a published list"
          what={<span className="sr-only" />}
          number={index}
        />
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
        {t('Published roots')}
      </h2>
      <p className="mt-3 mb-5 max-w-160 text-small text-chalk-2">
        {t(
          'Each with its list of who owns what, as plain text. The newest lists are kept here; of older ones only the fingerprint, which the chain never forgets.',
        )}
      </p>
      {isPending ? (
        <Skeleton className="h-42" />
      ) : error ? (
        <ErrorState
          title={t('The roots did not arrive')}
          text={failureWords(error)}
          onRetry={() => void refetch()}
          heading="h3"
        />
      ) : data.roots.length === 0 ? (
        <EmptyState
          compact
          title={t('No list yet')}
          text={t('The first one is posted once somebody owns something that may leave.')}
        />
      ) : (
        <DataTable
          caption={t('Published roots')}
          columns={COLUMNS}
          rows={data.roots}
          rowKey={({ index }) => index}
        />
      )}
    </section>
  );
}
