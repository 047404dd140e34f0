import { formatHoof, seasonRankNamed } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { cx } from '@goats/ui/cx.ts';
import { type Column, DataTable } from '@goats/ui/data-table.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { type TopBattler, useTopBattlers } from './battle-queries.ts';

/** Ranked from settled battles; nothing of it is set by hand. */
export function TopBattlers() {
  const { data, isPending } = useTopBattlers();
  const { address } = useWallet();
  if (isPending) return <Skeleton className="h-60" />;
  if (!data?.length) return null;
  return (
    <section aria-labelledby="top-battlers" className="mb-16">
      <h2 id="top-battlers" className="text-part">
        {t('Top battlers')}
      </h2>
      <p className="mt-4 mb-5 max-w-150 text-chalk-2">
        {t(
          'In order of rating, minus what is still uncertain about it. Beating the same friend all evening counts less every time.',
        )}
      </p>
      <DataTable
        caption={t('Top battlers')}
        rows={data}
        rowKey={(row) => row.address}
        rowClass={(row) => (row.rank === 1 ? 'rank-one' : undefined)}
        columns={columns(address?.toLowerCase())}
      />
    </section>
  );
}

function columns(own: string | undefined): readonly Column<TopBattler>[] {
  return [
    {
      id: 'rank',
      header: t('Rank@@place in a table'),
      phone: 'rank',
      cell: ({ rank }) => (
        <span className={cx('numeral text-poster-s', rank === 1 ? 'text-gold' : 'text-chalk-3')}>
          {rank}
        </span>
      ),
    },
    {
      id: 'player',
      header: t('Player'),
      phone: 'title',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="display flex items-center gap-2.5 text-2xl normal-case">
            <Avatar address={row.address} />
            <PlayerName address={row.address} name={row.name} />
            <SeasonBadge
              rank={row.seasonRank}
              label={seasonRankNamed(row.seasonRank)}
              className="size-7"
            />
          </span>
          {row.house && <HouseTag />}
          {row.address === own && (
            <Tag tone="chalk">{t('You@@in place of the name of a player')}</Tag>
          )}
        </span>
      ),
    },
    {
      id: 'won',
      header: t('HOOF won'),
      align: 'right',
      phone: 'value',
      cell: (row) => (
        <span className="numeral inline-flex items-center gap-2 text-row">
          <HoofCoin /> {formatHoof(row.hoofWon)}
        </span>
      ),
    },
    figure('wins', t('Wins'), (row) => row.wins),
    figure('losses', t('Losses'), (row) => row.losses),
    figure('rating', t('Rating@@number that says how good a player is'), (row) => (
      <>
        {row.rating}
        <span className="text-body text-chalk-3"> ±{row.deviation}</span>
      </>
    )),
  ];
}

function figure(id: string, header: string, value: Column<TopBattler>['cell']): Column<TopBattler> {
  return {
    id,
    header,
    align: 'right',
    phone: 'detail',
    cell: (row, index) => (
      <span className="numeral text-lead sm:text-2xl">{value(row, index)}</span>
    ),
  };
}
