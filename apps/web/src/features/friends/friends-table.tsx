import { Avatar } from '@goats/ui/avatar.tsx';
import { cx } from '@goats/ui/cx.ts';
import { type Column, DataTable } from '@goats/ui/data-table.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import type { Friend } from './friend-queries.ts';

export type TableRow = Pick<Friend, 'address' | 'name' | 'rating' | 'wins' | 'losses'> &
  Partial<Pick<Friend, 'online'>> & { readonly you?: boolean };

/** `<FriendsTable caption="Your friends" rows={friends} />` */
export function FriendsTable({
  caption,
  rows,
  last,
}: {
  caption: string;
  rows: readonly TableRow[];
  /** What can be done about each. */
  last?: Column<TableRow>;
}) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.address}
      columns={last ? [...COLUMNS, last] : COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<TableRow>[] = [
  {
    id: 'player',
    header: t('Player'),
    phone: 'title',
    cell: ({ address, name, you, online }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="display flex items-center gap-2.5 text-2xl normal-case">
          <Avatar address={address} />
          <PlayerName address={address} name={name} />
        </span>
        {you && <Tag tone="chalk">{t('You@@in place of the name of a player')}</Tag>}
        {typeof online === 'boolean' && <Online online={online} />}
      </span>
    ),
  },
  {
    id: 'rating',
    header: t('Rating@@number that says how good a player is'),
    align: 'right',
    phone: 'value',
    cell: ({ rating }) => <span className="numeral text-row">{rating ?? '–'}</span>,
  },
  figure('wins', t('Wins'), ({ wins }) => wins),
  figure('losses', t('Losses'), ({ losses }) => losses),
];

function figure(id: string, header: string, cell: (row: TableRow) => number): Column<TableRow> {
  return {
    id,
    header,
    align: 'right',
    phone: 'detail',
    cell: (row) => <span className="numeral text-lead sm:text-2xl">{cell(row)}</span>,
  };
}

function Online({ online }: { online: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-fine',
        online ? 'text-chalk' : 'text-chalk-3',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', online ? 'bg-live' : 'border border-chalk-3')}
      />
      {online ? t('Online@@a player') : t('Away@@a player')}
    </span>
  );
}
