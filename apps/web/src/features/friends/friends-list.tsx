import { shortAddress } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import type { Column } from '@goats/ui/data-table.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Checkbox } from '@goats/ui/field.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { usePressed } from '@goats/ui/use-pressed.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerName } from '../players/player-name.tsx';
import {
  type Friends,
  useBlockPlayer,
  useFollowPlayer,
  useFriends,
  useShowPresence,
} from './friend-queries.ts';
import { FriendsTable, type TableRow } from './friends-table.tsx';

/** How a player is challenged is handed in. */
type Challenge = (player: { address: string; name: string; house: boolean }) => ReactNode;

export function FriendsList({ challenge }: { challenge: Challenge }) {
  const { data, isPending, error, refetch } = useFriends({ live: true });
  if (isPending) return <Skeleton className="h-60" />;
  if (!data) {
    return (
      <NotArrived onRetry={refetch}>
        {t('Your friends did not arrive.')} {failureWords(error)}
      </NotArrived>
    );
  }
  const { friends, following, blocked } = data;
  return (
    <div className="grid gap-14">
      {friends.length === 0 && following.length === 0 ? (
        <Nobody />
      ) : (
        <Followed {...data} challenge={challenge} />
      )}
      <Presence {...data} />
      {blocked.length > 0 && <Blocked blocked={blocked} />}
    </div>
  );
}

function Nobody() {
  return (
    <EmptyState
      title={t('Nobody on the list yet')}
      text={t(
        'Press Follow on a player’s page or after a match. Whoever follows you back is a friend. Nobody is told whom you follow.',
      )}
    >
      <Button asChild>
        <Link to="/leaderboard" search={{ tab: 'players' }}>
          {t('Find players')}
        </Link>
      </Button>
    </EmptyState>
  );
}

function Followed({ friends, following, challenge }: Friends & { challenge: Challenge }) {
  const last = actions(challenge);
  return (
    <>
      {friends.length > 0 && (
        <section aria-label={t('Friends')}>
          <FriendsTable caption={t('Friends')} rows={friends} last={last} />
          <p className="mt-5">
            <Link to="/live" className="font-semibold underline underline-offset-4">
              {t('Watch what is on')}
            </Link>
          </p>
        </section>
      )}
      {following.length > 0 && (
        <section aria-labelledby="following">
          <h2 id="following" className="text-part">
            {t('You follow')}
          </h2>
          <p className="mt-3 mb-5 max-w-150 text-chalk-2">
            {t('Friends once they follow you back. Until then only you know.')}
          </p>
          <FriendsTable caption={t('Players you follow')} rows={following} last={last} />
        </section>
      )}
    </>
  );
}

const actions = (challenge: Challenge): Column<TableRow> => ({
  id: 'actions',
  header: <span className="sr-only">{t('Challenge or let go')}</span>,
  align: 'right',
  phone: 'detail',
  cell: (row) => (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {challenge({ ...row, name: row.name ?? shortAddress(row.address), house: false })}
      <LetGo {...row} />
    </span>
  ),
});

function LetGo({ address }: TableRow) {
  const follow = useFollowPlayer();
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={follow.isPending}
      onClick={() => follow.mutate({ address, on: false })}
    >
      {t('Unfollow')}
      <span className="sr-only">
        {' '}
        <PlayerName address={address} link={false} />
      </span>
    </Button>
  );
}

/** Off until somebody wants it. */
function Presence({ presence }: Friends) {
  const show = useShowPresence();
  const { pressed, press } = usePressed(show.mutate);
  return (
    <Checkbox
      label={t('Let my friends see when I am online')}
      note={t('You see those who let you. Nobody else sees either of you.')}
      checked={pressed ?? presence}
      disabled={show.isPending}
      onChange={({ target }) => press(target.checked)}
    />
  );
}

function Blocked({ blocked }: Pick<Friends, 'blocked'>) {
  const block = useBlockPlayer();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small text-chalk-2">
        {t('Blocked: {count}@@players', { count: blocked.length })}
      </summary>
      <ul className="grid gap-1">
        {blocked.map(({ address, name }) => (
          <li key={address} className="flex flex-wrap items-center justify-between gap-3">
            <PlayerName address={address} name={name} />
            <Button
              size="sm"
              variant="ghost"
              disabled={block.isPending}
              onClick={() => block.mutate({ address, on: false })}
            >
              {t('Take the block away')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
