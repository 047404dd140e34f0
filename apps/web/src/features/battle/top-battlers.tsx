import { formatHoof, shortAddress } from '@goats/rules';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTopBattlers } from './battle-queries.ts';

export function TopBattlers() {
  const { data, isPending } = useTopBattlers();
  return (
    <section aria-labelledby="top-battlers">
      <h2 id="top-battlers" className="mb-5 text-part">
        Top battlers
      </h2>
      {isPending && <Skeleton className="h-60" />}
      {!isPending && !data?.length && (
        <EmptyState
          title="No Battles Yet"
          text="The table fills up as matches are settled. Somebody has to be first."
        />
      )}
      {data && data.length > 0 && (
        <DataTable
          caption="Top battlers"
          rows={data}
          rowKey={(row) => row.address}
          columns={[
            {
              id: 'rank',
              header: 'Rank',
              phone: 'rank',
              cell: (_, index) => (
                <span className="numeral text-[2rem] text-chalk-3">{index + 1}</span>
              ),
            },
            {
              id: 'player',
              header: 'Player',
              phone: 'title',
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-2.5">
                  <span className="display text-2xl normal-case">
                    {row.name ?? shortAddress(row.address)}
                  </span>
                  {row.house && <Tag>House</Tag>}
                </span>
              ),
            },
            {
              id: 'won',
              header: 'HOOF won',
              align: 'right',
              phone: 'value',
              cell: (row) => (
                <span className="numeral inline-flex items-center gap-2 text-[1.875rem]">
                  <HoofCoin /> {formatHoof(row.hoofWon)}
                </span>
              ),
            },
            {
              id: 'wins',
              header: 'Wins',
              align: 'right',
              phone: 'detail',
              cell: (row) => <span className="numeral text-lg sm:text-2xl">{row.wins}</span>,
            },
            {
              id: 'losses',
              header: 'Losses',
              align: 'right',
              phone: 'detail',
              cell: (row) => <span className="numeral text-lg sm:text-2xl">{row.losses}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
