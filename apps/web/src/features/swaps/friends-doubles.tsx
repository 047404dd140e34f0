import { api } from '@goats/ui/api/client.ts';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { PlayerName } from '../players/player-name.tsx';
import { walletKey } from '../wallet/wallet-queries.ts';
import SwapButton from './swap-button.tsx';

/** What this album misses and a friend has twice; nothing where there is nothing to ask for. */
export default function FriendsDoubles({ address }: { address: string }) {
  const { data } = useQuery({
    queryKey: [...walletKey(address), 'friends-doubles'],
    queryFn: ({ signal }) => api('GET /api/me/doubles', {}, { signal }),
    staleTime: 60_000,
  });
  if (!data || data.doubles.length === 0) return null;
  return (
    <section aria-labelledby="friends-doubles">
      <h2 id="friends-doubles" className="text-panel">
        {t('Got, got, need')}
      </h2>
      <p className="mt-3 mb-5 max-w-150 text-small text-chalk-2">
        {t('You miss these, and a friend has them twice. Asking costs nothing.')}
      </p>
      <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {data.doubles.map(({ card, momentTitle, rarity, copies, friend }) => (
          <li
            key={card.id}
            className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-4 border-b border-line py-3"
          >
            <CardPicture imageUrl={card.imageUrl} rarity={rarity} alt="" sizes="56px" />
            <div className="min-w-0">
              <Link
                lang="en"
                to="/nft/$id"
                params={{ id: String(card.id) }}
                className="display block text-label decoration-2 underline-offset-4 hover:underline"
              >
                {card.name}
              </Link>
              <p className="mt-1 text-fine leading-5 text-chalk-3">
                <MomentTitle of={momentTitle} /> ·{' '}
                <T
                  m="{name} has {copies}"
                  name={<PlayerName address={friend.address} className="text-chalk-2" />}
                  copies={copies}
                />
              </p>
              <p className="mt-1.5">
                <RarityBadge rarity={rarity} />
              </p>
            </div>
            <SwapButton
              address={friend.address}
              take={[card.id]}
              size="sm"
              label={
                <T
                  m="Swap<what> for {name}</what>"
                  what={<span className="sr-only" />}
                  name={card.name}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
