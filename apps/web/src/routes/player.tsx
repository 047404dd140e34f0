import { isWalletAddress, shortAddress } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PlayedBattles } from '../features/battle/played-battles.tsx';
import { BlockPlayer } from '../features/friends/block-player.tsx';
import { FollowPlayer } from '../features/friends/follow-player.tsx';
import { useIsBlocked } from '../features/friends/friend-queries.ts';
import { PlayerProfile } from '../features/players/player-profile.tsx';
import { type Player, usePlayer } from '../features/players/player-queries.ts';
import { usePageTitle } from '../site/page-title.ts';

const ChallengePlayer = lazyPart(() => import('../features/duels/challenge-player.tsx'));

const SwapButton = lazyPart(() => import('../features/swaps/swap-button.tsx'));

const route = getRouteApi('/player/$address');

export function PlayerPage() {
  const { address } = route.useParams();
  if (!isWalletAddress(address)) {
    return (
      <Problem
        title={t('Nobody by that address')}
        text={t('A player’s page is named after a wallet: 0x and 40 digits or letters a to f.')}
      />
    );
  }
  return <Somebody key={address.toLowerCase()} address={address} />;
}

function Somebody({ address }: { address: string }) {
  const { data, error, refetch } = usePlayer(address);
  const short = shortAddress(address);
  usePageTitle(data && (data.name ? `${data.name} (${short})` : short));
  if (data) {
    return (
      <PlayerProfile player={data} actions={<WhatOthersDo {...data} />}>
        <PlayedBattles address={data.address} title={t('Every match')} />
      </PlayerProfile>
    );
  }
  if (!error) return <PageSkeleton />;
  return (
    <Problem
      title={t('This player did not arrive')}
      text={failureWords(error)}
      onRetry={() => void refetch()}
    />
  );
}

function WhatOthersDo({ address, name, house }: Player) {
  const called = name ?? shortAddress(address);
  // Whoever has blocked somebody asks them for nothing: no button is there that would be refused.
  const blocked = useIsBlocked(address);
  return (
    <>
      {!blocked && (
        <Suspense>
          <ChallengePlayer address={address} name={called} house={house} />
          <SwapButton
            address={address}
            size="sm"
            label={
              <T
                m="Propose a swap<hidden> with {name}</hidden>"
                hidden={<span className="sr-only" />}
                name={called}
              />
            }
          />
        </Suspense>
      )}
      <FollowPlayer address={address} name={called} house={house} />
      <BlockPlayer address={address} house={house} />
    </>
  );
}

function Problem({ title, text, onRetry }: { title: string; text: string; onRetry?: () => void }) {
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState heading="h1" title={title} text={text} onRetry={onRetry}>
        <Button asChild variant="outline">
          <Link to="/battle" search={{ tab: 'leaderboard' }}>
            {t('Top battlers')}
          </Link>
        </Button>
      </ErrorState>
    </div>
  );
}
