import { formatHoof } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { cx } from '@goats/ui/cx.ts';
import type { Column } from '@goats/ui/data-table.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import type { WeekEntry } from './week-queries.ts';

/** The columns of this week and of those before: `weekColumns(own, 'Prize', prizeCell)` */
export function weekColumns<Entry extends WeekEntry>(
  own: string | null,
  prizeHeader: string,
  prize: (entry: Entry) => React.ReactNode,
): readonly Column<Entry>[] {
  return [
    {
      id: 'rank',
      header: t('Place@@place in a table'),
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
      cell: (entry) => <Player entry={entry} own={entry.address === own} />,
    },
    {
      id: 'prize',
      header: prizeHeader,
      align: 'right',
      phone: 'value',
      cell: prize,
    },
    figure('points', t('Points'), ({ points }) => points),
    figure('wins', t('Won@@matches that were won'), ({ wins }) => wins),
    figure('losses', t('Lost@@matches that were lost'), ({ losses }) => losses),
  ];
}

function Player({ entry, own }: { entry: WeekEntry; own: boolean }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar address={entry.address} />
        <PlayerName address={entry.address} className="display text-2xl normal-case" />
      </span>
      {own && <Tag tone="chalk">{t('You@@in place of the name of a player')}</Tag>}
    </span>
  );
}

/** `<Prize hoof={1500} />`; nothing where nothing is paid. */
export function Prize({ hoof }: { hoof: number }) {
  if (hoof === 0) return null;
  return (
    <span className="numeral inline-flex items-center gap-2 text-row">
      <HoofCoin /> {formatHoof(hoof)}
    </span>
  );
}

function figure<Entry extends WeekEntry>(
  id: string,
  header: string,
  value: (entry: Entry) => number,
): Column<Entry> {
  return {
    ...{ id, header, align: 'right', phone: 'detail' },
    cell: (entry) => <span className="numeral text-lead sm:text-2xl">{value(entry)}</span>,
  };
}
