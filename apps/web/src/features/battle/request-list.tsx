import { failureWords } from '@goats/ui/api/failure-words.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { restsOf } from '../own-cards/card-standing.ts';
import { refreshWallet, useWalletCards, useWalletFigures } from '../wallet/wallet-queries.ts';
import { RequestNotice } from './arena/request-notice.tsx';
import { isOwnRequest, joinableFirst } from './arena/request-rules.ts';
import { refreshBattles, useActiveMatches, useBattleRequests } from './battle-queries.ts';
import { BattleRulesPanel } from './battle-rules-panel.tsx';
import { CreateBattleButton } from './create-battle-button.tsx';
import { FirstMatchOffer } from './first-match-offer.tsx';
import { LastCard } from './last-card.tsx';
import { OwnLiveMatches } from './own-live-matches.tsx';
import { StakesTag } from './stakes-tag.tsx';
import { wouldStakeLast } from './would-stake-last.ts';

const NobodyFit = lazyPart(() => import('./nobody-fit.tsx'));
const WhatIsOn = lazyPart(() => import('./what-is-on.tsx'));
const RingInvitation = lazyPart(() => import('../inbox/ring-invitation.tsx'));

/** The open battle requests with the wallet's own cards and balance, and the rules beside them. */
export function RequestList({
  address,
  cup,
  friend,
}: {
  address: string | null;
  /** The next cup, for an empty lobby. */
  cup: ReactNode;
  /** The way to a friendly, where the head of the page has none. */
  friend?: ReactNode;
}) {
  const { data, error, isPending, refetch } = useBattleRequests();
  const { data: owned } = useWalletCards(address);
  const { data: figures } = useWalletFigures(address);
  const queryClient = useQueryClient();
  const { data: live = [] } = useActiveMatches(address);
  useEffect(() => {
    if (!address) return;
    void refreshWallet(queryClient, address);
    void refreshBattles(queryClient);
  }, [address, queryClient]);
  const inOrder = joinableFirst(
    data ?? [],
    {
      address,
      balance: figures?.hoofBalance,
      cards: owned?.cards,
      kept: figures?.keptCards,
    },
    useNow('minute', ...restsOf(owned?.cards)),
  );
  const waits = inOrder.some((request) => isOwnRequest(request, address));
  return (
    <>
      <OwnLiveMatches matches={live} />
      <FirstMatchOffer />
      <Suspense>
        <NobodyFit address={address} friend={friend} />
      </Suspense>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <section aria-labelledby="open-battles" className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id="open-battles" className="text-panel">
                {t('Open battles')}
              </h2>
              <StakesTag kind="request" />
            </div>
            {data && data.length > 0 && <CreateBattleButton />}
          </div>
          {owned && owned.cards.length > 0 && wouldStakeLast(figures?.keptCards) && (
            <div className="mb-5">
              <LastCard />
            </div>
          )}
          {isPending && (
            <>
              <p role="status" className="mb-4 text-chalk-2">
                {t('Loading battles...')}
              </p>
              <div className="grid gap-4 md:grid-cols-2">
                <Skeleton className="h-90" />
                <Skeleton className="h-90" />
              </div>
            </>
          )}
          {!isPending && !data && (
            <ErrorState
              heading="h3"
              title={t('The arena does not answer')}
              text={failureWords(error)}
              onRetry={() => void refetch()}
            />
          )}
          {data?.length === 0 && (
            <>
              <EmptyState
                title={t('No Active Battles')}
                text={t('Be the first to create a battle request!')}
              >
                {address && <CreateBattleButton />}
                <Suspense>
                  <WhatIsOn />
                </Suspense>
              </EmptyState>
              <div className="mx-auto max-w-160">
                <Suspense>{cup}</Suspense>
              </div>
            </>
          )}
          {waits && (
            <Suspense>
              <RingInvitation className="mb-2" />
            </Suspense>
          )}
          <ul className="grid gap-3 sm:gap-4 md:grid-cols-2">
            {inOrder.map((request) => (
              <li key={request.id} className="min-w-0">
                <RequestNotice request={request} address={address} cards={owned?.cards} />
              </li>
            ))}
          </ul>
        </section>
        <BattleRulesPanel />
      </div>
    </>
  );
}
