import { formatHoof, showingResults } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { filterLeaderboard } from '../features/leaderboard/leaderboard-filter.ts';
import { useLeaderboard, useRates } from '../features/leaderboard/leaderboard-queries.ts';
import {
  BY_RANK,
  type RankedEntry,
  SORTABLE,
  type SortKey,
  sortLeaderboard,
} from '../features/leaderboard/leaderboard-sort.ts';
import { LeaderboardTable } from '../features/leaderboard/leaderboard-table.tsx';
import { Scoreboard } from '../features/leaderboard/scoreboard.tsx';

const LIMIT = 10;

export function LeaderboardPage() {
  const { data, isPending, error, refetch } = useLeaderboard(LIMIT);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(BY_RANK);
  const ranked: RankedEntry[] = (data ?? []).map((entry, place) => ({ ...entry, rank: place + 1 }));
  const rows = sortLeaderboard(filterLeaderboard(ranked, search), sort);
  return (
    <>
      <PageHeader
        scene={<Scoreboard entries={data} />}
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
          <Field label="Sort by" hideLabel className="grow nav:hidden">
            <Select
              value={sort.key}
              onChange={(event) => {
                const key = event.target.value as SortKey;
                setSort({ key, direction: SORTABLE[key].first });
              }}
            >
              {(Object.keys(SORTABLE) as SortKey[]).map((key) => (
                <option key={key} value={key}>
                  Sort by {SORTABLE[key].label}
                </option>
              ))}
            </Select>
          </Field>
          <p role="status" className="text-small text-chalk-2 max-nav:w-full">
            {isPending ? 'Loading' : data && showingResults(rows.length, ranked.length)}
          </p>
        </div>
        {isPending ? (
          <div className="grid gap-px pt-11.5 max-nav:pt-0">
            {Array.from({ length: LIMIT }, (_, row) => `row-${row}`).map((row) => (
              <Skeleton key={row} className="h-21 first:nav:h-39" />
            ))}
          </div>
        ) : !data ? (
          <EmptyState
            title="No Leaderboard Data Available"
            text={
              <>
                Leaderboard data will appear as transactions are made on the marketplace.
                <span role="alert" className="mt-2 block text-error-text">
                  {failureWords(error)}
                </span>
              </>
            }
          >
            <Button variant="outline" onClick={() => void refetch()}>
              Try Again
            </Button>
          </EmptyState>
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
          <LeaderboardTable rows={rows} sort={sort} onSort={setSort} />
        )}
        <Conversion />
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

/** Every figure is in one unit, whatever was paid. */
function Conversion() {
  const { data } = useRates();
  return (
    <p className="mt-6 min-h-6 max-w-180 text-small text-chalk-3">
      {data &&
        `Sales here count at ${formatHoof(data.HOOF)} HOOF or ${formatHoof(data.SOL)} SOL to one Ξ (ether), those on other marketplaces as they were paid; what is left out of a goat’s sales says why.`}
    </p>
  );
}
