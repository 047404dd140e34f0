import { formatHoof, formatSol, groupedCount } from '@goats/rules';
import type { Answer } from '@goats/ui/api/client.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { NamedBars } from '../charts/bars.tsx';
import { Days } from '../charts/days.tsx';

type Analytics = Answer<'GET /api/admin/analytics'>;

/** Players, stakes, vaults, treasury and battles of the world as it is. */
export function LiveWorld() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'analytics'],
    queryFn: () => adminApi('GET /api/admin/analytics', {}),
    staleTime: 30_000,
    refetchOnMount: true,
  });
  return (
    <section aria-labelledby="world-title">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-line-2 pb-4">
        <h2 id="world-title" className="text-card">
          The live world
        </h2>
        <Button
          variant="outline"
          size="sm"
          busy={isFetching}
          busyWord="Counting..."
          onClick={() => void refetch()}
        >
          Count again
        </Button>
      </div>
      {error && (
        <ErrorState title="The world could not be counted" text={sentenceOf(error)} heading="h3" />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <World data={data} />}
    </section>
  );
}

function World({ data }: { data: Analytics }) {
  const { players, hoof, stakes, challenges, requests, matches, cards, bids, sales } = data;
  return (
    <div className="grid gap-6 md:grid-flow-dense md:grid-cols-2 lg:grid-cols-3">
      <div className="rounded-panel border border-line bg-pitch-900 p-5">
        <h3 className="mb-4 text-row">Players</h3>
        <FactList
          facts={[
            ['Wallets with a starter pack', groupedCount(players.wallets)],
            ['House players', groupedCount(players.house)],
            ['With a settled match', groupedCount(players.battlers)],
            ['Seen in the last hour', groupedCount(data.sessions.seenLastHour)],
          ]}
        />
      </div>
      <NamedBars
        title="HOOF"
        unit="HOOF"
        format={formatHoof}
        bars={[
          { name: 'Treasury', value: hoof.treasury, color: 'var(--color-gold)' },
          { name: 'Wallets', value: hoof.wallets },
          { name: 'Vaults', value: hoof.vaults },
          { name: 'On the chain', value: hoof.chain },
          { name: 'Promised bonuses', value: hoof.promised },
        ]}
      />
      <NamedBars
        title={`Open stakes, ${formatHoof(stakes.sum)} HOOF`}
        unit="HOOF"
        format={formatHoof}
        bars={stakes.top.map(({ vault, wallet, name, amount }) => ({
          name: `${vault}, ${name ?? `${wallet.slice(0, 6)}...${wallet.slice(-4)}`}`,
          value: amount,
        }))}
      />
      <Days
        className="md:col-span-2"
        title="Battles, last thirty days"
        series={['Finished', 'Started', 'Practice']}
        days={matches.days.map(({ day, finished, started, practice }) => ({
          day,
          values: [finished, Math.max(0, started - finished), practice],
        }))}
      />
      <div className="rounded-panel border border-line bg-pitch-900 p-5">
        <h3 className="mb-4 text-row">Battles</h3>
        <FactList
          facts={[
            ['Live matches', groupedCount(matches.live)],
            ['Finished', groupedCount(matches.finished)],
            ['Open challenges', groupedCount(challenges.open)],
            ['Open requests', groupedCount(requests.open)],
            ['Expired', groupedCount(challenges.expired + requests.expired)],
          ]}
        />
      </div>
      <NamedBars
        title="Cards in wallets"
        unit="Owned"
        bars={cards.ownedByRarity.map(({ rarity, owned }) => ({
          name: rarity,
          value: owned,
          color: `var(--color-${rarity.toLowerCase()})`,
        }))}
      />
      <div className="rounded-panel border border-line bg-pitch-900 p-5">
        <h3 className="mb-4 text-row">Market</h3>
        <FactList
          facts={[
            ['Running auctions', groupedCount(data.auctions.running)],
            ['Bids', groupedCount(bids.total)],
            ['Voided', groupedCount(bids.voided)],
            ['Lapsed', groupedCount(bids.lapsed)],
            ['Highest running', bids.highest === null ? '–' : formatSol(bids.highest)],
            ['Sales', groupedCount(sales.count)],
          ]}
        />
      </div>
      <div className="rounded-panel border border-line bg-pitch-900 p-5 md:max-lg:col-span-2">
        <h3 className="mb-4 text-row">Catalogue</h3>
        <FactList
          facts={[
            ['Cards', groupedCount(cards.total)],
            ['Owned', groupedCount(cards.owned)],
            ['Minted for HOOF', groupedCount(cards.minted)],
            ['Series published', groupedCount(data.series.published)],
            [
              'Newsletter',
              <a key="subscribers" className="link" href="/api/admin/subscribers.csv" download>
                {groupedCount(data.newsletter.subscribers)}
                <span className="sr-only"> subscribers, download as CSV</span>
              </a>,
            ],
          ]}
        />
      </div>
    </div>
  );
}
