// In work by the market engineer (features/market): do not write this page, take another one.
import { goatSlugOf } from '@goats/collection';
import { formatXi, groupedCount, orDash, showingResults, timeAgo } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { DEFAULT_GOAT, figure, thumbnail } from '../features/goats/goat-pictures.ts';
import { filterLeaderboard } from '../features/market/leaderboard-filter.ts';
import { type LeaderboardEntry, useLeaderboard } from '../features/market/market-queries.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field, Input } from '../ui/field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useNow } from '../ui/use-now.ts';

type Ranked = LeaderboardEntry & { rank: number };

export function LeaderboardPage() {
  const { data, isPending } = useLeaderboard(10);
  const [search, setSearch] = useState('');
  const now = useNow();
  const ranked: Ranked[] = (data ?? []).map((entry, index) => ({ ...entry, rank: index + 1 }));
  const rows = filterLeaderboard(ranked, search);
  return (
    <>
      <PageHeader
        title="Most valuable goats"
        lead="Ranked by everything their cards have sold for. Form is temporary, market cap is also temporary."
      />
      <div className="wrap">
        <div className="my-6 flex flex-wrap items-center justify-between gap-3.5 sm:mt-9">
          <Field label="Search the leaderboard" hideLabel className="w-full sm:w-120">
            <Input
              type="search"
              leading={<Search />}
              placeholder="Search by name, footballer, country, or position..."
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
          <p role="status" className="text-small text-chalk-2">
            {isPending ? 'Loading' : showingResults(rows.length, ranked.length)}
          </p>
        </div>
        {isPending ? (
          <div className="grid gap-px">
            {Array.from({ length: 8 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
              <Skeleton key={row} className="h-21" />
            ))}
          </div>
        ) : rows.length === 0 ? (
          <EmptyState
            title="No Leaderboard Data Available"
            text={
              search
                ? 'No results found for your search. Try different search terms.'
                : 'Leaderboard data will appear as transactions are made on the marketplace.'
            }
          >
            {search && (
              <Button variant="outline" onClick={() => setSearch('')}>
                Clear Search
              </Button>
            )}
          </EmptyState>
        ) : (
          <DataTable
            caption="Most valuable goats"
            columns={columns(now)}
            rows={rows}
            rowKey={(row) => row.baseGoatId}
            rowClass={(row) => (row.rank === 1 ? 'rank-one' : undefined)}
          />
        )}
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Button asChild variant="outline">
            <Link to="/">Back to Home</Link>
          </Button>
          <Button asChild>
            <Link to="/marketplace">Go to Marketplace</Link>
          </Button>
        </div>
      </div>
    </>
  );
}

function columns(now: number): ReadonlyArray<Column<Ranked>> {
  const quiet = 'text-chalk-2 in-[.rank-one]:text-chalk';
  return [
    { id: 'rank', header: 'Rank', phone: 'rank', cell: (row) => <Rank rank={row.rank} /> },
    { id: 'goat', header: 'GOATs', phone: 'title', cell: (row) => <Goat row={row} /> },
    {
      id: 'position',
      header: 'Position',
      phone: 'hidden',
      cell: (row) => <span className={quiet}>{orDash(row.position)}</span>,
    },
    {
      id: 'origin',
      header: 'Origin',
      phone: 'hidden',
      cell: (row) => <span className={quiet}>{orDash(row.origin)}</span>,
    },
    {
      id: 'value',
      header: 'Total Value',
      align: 'right',
      phone: 'value',
      cell: (row) => (
        <span className="numeral text-[1.875rem] sm:text-[2.375rem] in-[.rank-one]:text-[2.375rem] sm:in-[.rank-one]:text-[3.75rem] in-[.rank-one]:font-black">
          {formatXi(row.totalValue)}
        </span>
      ),
    },
    {
      id: 'sale',
      header: 'Highest Sale',
      align: 'right',
      phone: 'detail',
      cell: (row) => (
        <span className={cx('numeral text-lg sm:text-[1.875rem]', quiet)}>
          {formatXi(row.highestSingleSale)}
        </span>
      ),
    },
    {
      id: 'count',
      header: 'Transactions',
      align: 'right',
      phone: 'detail',
      cell: (row) => (
        <span className={cx('numeral text-lg sm:text-[1.875rem]', quiet)}>
          {groupedCount(row.transactionCount)}
        </span>
      ),
    },
    {
      id: 'updated',
      header: 'Last Updated',
      align: 'right',
      phone: 'hidden',
      cell: (row) => (
        <span className="text-small text-chalk-3 in-[.rank-one]:text-chalk">
          {timeAgo(Date.parse(row.lastUpdated), now)}
        </span>
      ),
    },
  ];
}

function Rank({ rank }: { rank: number }) {
  return (
    <span
      className={cx(
        'numeral grid w-10.5 place-items-center text-[1.75rem] sm:w-14 sm:text-[2.125rem]',
        rank === 1 && 'pennant h-12 bg-gold pb-2 text-gold-ink sm:h-21 sm:w-18 sm:text-[3.25rem]',
        (rank === 2 || rank === 3) && 'pennant h-12 bg-pitch-700 pb-2 sm:h-15.5',
        rank > 3 && 'h-12 text-chalk-3',
      )}
    >
      {rank}
    </span>
  );
}

function Goat({ row }: { row: Ranked }) {
  const slug = goatSlugOf(row.baseGoatId) ?? '';
  const first = row.rank === 1;
  return (
    <span className={cx('flex items-center gap-2.5 sm:gap-4', first && 'sm:h-39')}>
      {first ? (
        <img
          src={figure(slug).src}
          alt=""
          className="w-18 flex-none self-end sm:-mt-5 sm:w-43"
          width={172}
          height={172}
        />
      ) : (
        <ArtImage
          {...thumbnail(slug)}
          fallbacks={[DEFAULT_GOAT]}
          alt=""
          boxClass="h-12 w-10 flex-none rounded-panel sm:h-15 sm:w-13"
        />
      )}
      <span className="min-w-0">
        <Link
          to="/base-goat/$id"
          params={{ id: String(row.baseGoatId) }}
          className={cx(
            'display block text-[1.5625rem] hover:underline decoration-2 underline-offset-4',
            first ? 'sm:text-[2.75rem]' : 'sm:text-row',
          )}
        >
          {row.goatName}
        </Link>
        <span className="mt-1 block text-[.8125rem] leading-tight text-chalk-3 sm:text-small in-[.rank-one]:text-chalk">
          Inspired by {row.inspiredBy}
        </span>
      </span>
    </span>
  );
}
