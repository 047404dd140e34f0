import { shortAddress } from '@goats/rules';
import { failureWords, isMissing } from '@goats/ui/api/failure-words.ts';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Avatar } from '@goats/ui/avatar.tsx';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { action } from '@goats/ui/goat-pictures.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { PageSkeleton, Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useExpectMatch } from '../battle/own-matches.ts';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { slugOf } from '../match/slug-of.ts';
import { useName } from '../players/names.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type Duel, overOf, useDuel } from './duel-queries.ts';
import { OVER, stakeOf, termsOf } from './duel-words.ts';

const DuelLink = lazyPart(() => import('./duel-link.tsx'));
const PlayAFriend = lazyPart(() => import('./play-a-friend.tsx'));
const TakeDuel = lazyPart(() => import('./take-duel.tsx'));

/** Behind a link: who asks, with what and for what; and the way into the match. */
export function DuelPage({ code }: { code: string }) {
  const { data: duel, error, refetch } = useDuel(code);
  const { address } = useWallet();
  // Whoever takes it starts the clock. Asked for here: the link is gone from the page by then.
  useExpectMatch();
  const over = overOf(error);
  if (over) return <Over {...over} />;
  if (error && !duel) {
    return (
      <div className="wrap py-16 sm:py-24">
        <ErrorState
          heading="h1"
          title={isMissing(error) ? t('No such duel') : t('This duel did not arrive')}
          text={failureWords(error)}
          onRetry={isMissing(error) ? undefined : () => void refetch()}
        >
          <Suspense>
            <PlayAFriend />
          </Suspense>
        </ErrorState>
      </div>
    );
  }
  if (!duel) return <PageSkeleton />;
  const own = duel.challengerId === address?.toLowerCase();
  return (
    <>
      <DuelPoster duel={duel} />
      <div className="wrap grid max-w-160 gap-6 pt-8">
        <Suspense fallback={<Skeleton className="h-40" />}>
          {own ? (
            <Panel corners>
              <DuelLink duel={duel} />
            </Panel>
          ) : (
            <TakeDuel duel={duel} code={code} />
          )}
        </Suspense>
      </div>
    </>
  );
}

function DuelPoster({ duel }: { duel: Duel }) {
  const named = useName(duel.challengerId);
  const name = named?.name ?? shortAddress(duel.challengerId);
  const goat = duel.challengerNftName.replace(/ #\d+$/, '');
  return (
    <header className="relative isolate overflow-hidden border-b border-line-2 bg-well">
      <div className="absolute inset-y-0 right-0 -z-1 w-full opacity-20 lg:w-1/2 lg:opacity-60">
        <ArtImage
          {...action(slugOf(goat), 'action')}
          alt=""
          eager
          boxClass="size-full"
          className="object-cover object-[50%_30%]"
        />
      </div>
      <div className="wrap py-8 sm:py-12">
        <div className="flex items-end gap-5 sm:gap-8 lg:max-w-1/2 lg:pr-8">
          <CardPicture
            imageUrl={duel.challengerNftImageUrl}
            alt={`${duel.challengerNftName}, ${rarityLabel(duel.challengerNftRarity)}`}
            sizes="160px"
            className="w-28 flex-none sm:w-40"
          />
          <div className="min-w-0">
            <p className="flex items-center gap-2.5 text-body">
              <Avatar address={duel.challengerId} size={32} />
              <span className="wrap-anywhere">{t('{name} wants to play you', { name })}</span>
            </p>
            <h1 className="display mt-3 text-poster leading-[.95] wrap-anywhere">
              <CardName name={duel.challengerNftName} />
            </h1>
            <p className="display mt-3 text-row text-gold">{stakeOf(duel)}</p>
            <p className="mt-2 text-small text-chalk-2">{termsOf(duel)}</p>
          </div>
        </div>
      </div>
    </header>
  );
}

function Over({ status, matchId }: { status: Duel['status']; matchId: string | null }) {
  const [title, text] = OVER[status];
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState heading="h1" title={title} text={text}>
        {matchId !== null && (
          <Button asChild>
            <Link to="/battle" search={{ match: matchId }}>
              {t('See the match')}
            </Link>
          </Button>
        )}
        <Suspense>
          <PlayAFriend />
        </Suspense>
      </ErrorState>
    </div>
  );
}
