import { t } from '@goats/words';
import { usePlayer } from '../players/player-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type Friends, useFriends } from './friend-queries.ts';
import { FriendsTable, type TableRow } from './friends-table.tsx';

/** A table of one's own: friends and oneself by rating. Not there for whoever has no friends here. */
export function FriendsOnTheTable() {
  const { signedInAs } = useWallet();
  const { data } = useFriends();
  if (!signedInAs || !data?.friends.length) return null;
  return <Among own={signedInAs} friends={data.friends} />;
}

function Among({ own, friends }: { own: string; friends: Friends['friends'] }) {
  const { data: you } = usePlayer(own);
  const rows: readonly TableRow[] = [...(you ? [{ ...you, you: true }] : []), ...friends];
  return (
    <section aria-labelledby="friends-table" className="mb-16">
      <h2 id="friends-table" className="mb-5 text-part">
        {t('You and your friends')}
      </h2>
      <FriendsTable
        caption={t('You and your friends, by rating')}
        rows={rows.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0))}
      />
    </section>
  );
}
