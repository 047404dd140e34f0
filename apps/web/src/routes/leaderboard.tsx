import { formatHoof, showingResults } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTopBattlers } from '../features/battle/battle-queries.ts';
import { TopBattlers } from '../features/battle/top-battlers.tsx';
import { FriendsOnTheTable } from '../features/friends/friends-on-the-table.tsx';
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
import { useWallet } from '../features/wallet/wallet-store.ts';

const LIMIT = 10;

const route = getRouteApi('/leaderboard');

const HEADERS = {
  goats: {
    title: t('Most valuable goats'),
    lead: t(
      'Ranked by everything their cards have sold for. Form is temporary, market cap is also temporary.',
    ),
  },
  players: {
    title: t('Best players'),
    lead: t('Ranked by whom they have beaten. The goats do the running, these take the credit.'),
  },
} as const;

const TABS = { goats: t('Goats'), players: t('Players') } as const;

/** Somebody who plays looks for players first. */
export function LeaderboardPage() {
  const { tab: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const { address, status } = useWallet();
  // Once: whoever connects in the middle of a search stays where they are.
  const [first] = useState<'goats' | 'players'>(
    address !== null || status === 'connecting' ? 'players' : 'goats',
  );
  const second = first === 'goats' ? 'players' : 'goats';
  const tab = asked ?? first;
  const { data } = useLeaderboard(LIMIT);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) =>
        void navigate({
          search: { tab: next === 'players' ? next : 'goats' },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <PageHeader
        {...(tab === 'goats' && { scene: <Scoreboard entries={data} /> })}
        {...HEADERS[tab]}
        tabs={
          <TabList label={t('Leaderboard')} ruled={false}>
            <Tab value={first}>{TABS[first]}</Tab>
            <Tab value={second}>{TABS[second]}</Tab>
          </TabList>
        }
      />
      <div className="wrap">
        <TabPanel value="goats">
          <Goats />
        </TabPanel>
        <TabPanel value="players" className="pt-8 sm:pt-11">
          <Players />
        </TabPanel>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Button asChild variant="outline">
            <Link to="/">{t('Back to Home')}</Link>
          </Button>
          <Button asChild>
            <Link to="/marketplace">{t('Go to Marketplace')}</Link>
          </Button>
        </div>
      </div>
    </Tabs>
  );
}

function Players() {
  const { data } = useTopBattlers();
  return (
    <>
      {data?.length === 0 && (
        <EmptyState
          title={t('Nobody has a rating yet')}
          text={t('Whoever wins the first match for a stake tops the table. Briefly.')}
        >
          <Button asChild>
            <Link to="/card-game" search={{ tab: 'lobby' }}>
              {t('To the lobby')}
            </Link>
          </Button>
        </EmptyState>
      )}
      <FriendsOnTheTable />
      <TopBattlers />
      <Button asChild variant="outline">
        <Link to="/battle" search={{ tab: 'leaderboard' }}>
          {t('This week and its prizes')}
        </Link>
      </Button>
    </>
  );
}

function Goats() {
  const { data: told, isPending: isAsked, error, refetch } = useLeaderboard(LIMIT);
  // Put up in slices; what a store tells is drawn in one go otherwise.
  const data = useDeferredValue(told);
  const isPending = isAsked || (told !== undefined && data === undefined);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(BY_RANK);
  const ranked: RankedEntry[] = (data ?? []).map((entry, place) => ({ ...entry, rank: place + 1 }));
  const rows = sortLeaderboard(filterLeaderboard(ranked, search), sort);
  return (
    <>
      <div className="my-6 flex flex-wrap items-center justify-between gap-3.5 sm:mt-9">
        <Field label={t('Search the leaderboard')} hideLabel className="w-full sm:w-120">
          <Input
            type="search"
            leading={<Search />}
            placeholder={t('Search by name, footballer, country, or position...')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <Field label={t('Sort by')} hideLabel className="grow nav:hidden">
          <Select
            value={sort.key}
            onChange={(event) => {
              const key = event.target.value as SortKey;
              setSort({ key, direction: SORTABLE[key].first });
            }}
          >
            {(Object.keys(SORTABLE) as SortKey[]).map((key) => (
              <option key={key} value={key}>
                {t('Sort by {label}', { label: SORTABLE[key].label })}
              </option>
            ))}
          </Select>
        </Field>
        <p role="status" className="text-small text-chalk-2 max-nav:w-full">
          {isPending ? t('Loading') : data && showingResults(rows.length, ranked.length)}
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
          title={t('No Leaderboard Data Available')}
          text={
            <>
              {t('Leaderboard data will appear as transactions are made on the marketplace.')}
              <span role="alert" className="mt-2 block text-error-text">
                {failureWords(error)}
              </span>
            </>
          }
        >
          <Button variant="outline" onClick={() => void refetch()}>
            {t('Try Again')}
          </Button>
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('No Leaderboard Data Available')}
          text={
            search
              ? t('No results found for your search. Try different search terms.')
              : t('Leaderboard data will appear as transactions are made on the marketplace.')
          }
        >
          {search && (
            <Button variant="outline" onClick={() => setSearch('')}>
              {t('Clear Search')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <LeaderboardTable rows={rows} sort={sort} onSort={setSort} />
      )}
      <Conversion />
    </>
  );
}

/** Every figure is in one unit, whatever was paid. */
function Conversion() {
  const { data } = useRates();
  return (
    <p className="mt-6 min-h-6 max-w-180 text-small text-chalk-3">
      {data &&
        t(
          'Sales here count at {hoof} HOOF or {sol} SOL to one Ξ (ether), those on other marketplaces as they were paid; what is left out of a goat’s sales says why.',
          { hoof: formatHoof(data.HOOF), sol: formatHoof(data.SOL) },
        )}
    </p>
  );
}
