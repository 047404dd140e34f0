import { type Rarity, type Stake, timeAgo } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { cx } from '@goats/ui/cx.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { restsOf } from '../own-cards/card-standing.ts';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import {
  type OwnedCard,
  refreshWallet,
  useWalletCards,
  useWalletFigures,
} from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { useActiveMatches } from './battle-queries.ts';
import { type Challenge, openChallenges, useChallenges } from './challenge-queries.ts';
import { FirstMatchOffer } from './first-match-offer.tsx';
import { ChallengeRow } from './lobby/challenge-row.tsx';
import { firstOpponent, isKind, isOwn, playableFirst } from './lobby/challenge-rules.ts';
import { CreateChallenge } from './lobby/create-challenge.tsx';
import { useNewcomer } from './never-played.ts';
import { NoCards } from './no-cards.tsx';
import { OwnLiveMatches } from './own-live-matches.tsx';
import { StakesTag } from './stakes-tag.tsx';

const NobodyFit = lazyPart(() => import('./nobody-fit.tsx'));
const WhatIsOn = lazyPart(() => import('./what-is-on.tsx'));
const RingInvitation = lazyPart(() => import('../inbox/ring-invitation.tsx'));

/** The lobby: what is open, and beside it a wallet, a first pack or the form, whichever is next. */
export function ChallengeLobby({
  tier,
  stake,
  cup,
}: {
  tier?: Rarity | undefined;
  stake?: Stake | undefined;
  /** The next cup, for an empty lobby. */
  cup: ReactNode;
}) {
  const { address } = useWallet();
  const queryClient = useQueryClient();
  const { data: live = [] } = useActiveMatches(address);
  const { data } = useWalletCards(address);
  const { data: challenges, isPending } = useChallenges(5_000);
  // Nothing is offered before it is known: it would be there and gone again.
  const waits =
    address !== null &&
    (isPending || openChallenges(challenges).some((challenge) => isOwn(challenge, address)));
  // Cards tire and HOOF moves in matches that this page does not see.
  useEffect(() => {
    if (address) void refreshWallet(queryClient, address);
  }, [address, queryClient]);
  const comesToCreate = tier !== undefined || stake !== undefined;
  return (
    <>
      <OwnLiveMatches matches={live} />
      {/* Whoever waits for an opponent looks at that, and is not sent elsewhere. */}
      {!waits && <FirstMatchOffer />}
      <Suspense>
        <NobodyFit address={address} />
      </Suspense>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <OpenChallenges address={address} cards={address ? data?.cards : undefined} cup={cup} />
        <div className={cx('min-w-0', (comesToCreate || !address) && 'max-lg:order-first')}>
          {!address ? (
            <Panel corners raised>
              <WalletPanel />
            </Panel>
          ) : !data ? (
            <Skeleton className="h-140" />
          ) : data.cards.length === 0 ? (
            <NoCards address={address} />
          ) : (
            <CreateChallenge
              key={`${address}-${tier}-${stake}`}
              address={address}
              cards={data.cards}
              tier={tier}
              stake={stake}
            />
          )}
        </div>
      </div>
    </>
  );
}

function OpenChallenges({
  address,
  cards,
  cup,
}: {
  address: string | null;
  cards: readonly OwnedCard[] | undefined;
  cup: ReactNode;
}) {
  const { data, error, isPending, dataUpdatedAt, refetch } = useChallenges(5_000);
  const now = useNow('minute', ...restsOf(cards));
  const listed = playableFirst(openChallenges(data), address, cards, now);
  const kind = useKindOpponent(listed, address, cards);
  const open = kind ? [kind, ...listed.filter((challenge) => challenge !== kind)] : listed;
  const ownFirst = open.find((challenge) => isOwn(challenge, address));
  const [expanded, setExpanded] = useState<number | null>(null);
  return (
    <section aria-labelledby="open-challenges" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="open-challenges" className="text-panel">
            {t('Open challenges')}
          </h2>
          <StakesTag kind="challenge" />
        </div>
        {data && <Freshness count={open.length} at={dataUpdatedAt} />}
      </div>
      {isPending && (
        <div className="grid gap-3">
          <Skeleton className="h-34" />
          <Skeleton className="h-34" />
          <Skeleton className="h-34" />
        </div>
      )}
      {error && !data && (
        <ErrorState
          heading="h3"
          title={t('The lobby does not answer')}
          text={failureWords(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && open.length === 0 && (
        <>
          <EmptyState
            title={t('No open challenges at the moment')}
            text={t('Put one up yourself. Somebody usually bites.')}
          >
            <Suspense>
              <WhatIsOn />
            </Suspense>
          </EmptyState>
          <div className="mx-auto max-w-160">
            <Suspense>{cup}</Suspense>
          </div>
        </>
      )}
      <ul className="grid gap-3">
        {open.map((challenge) => (
          <li key={challenge.id}>
            {challenge === kind && (
              <p className="mb-2 flex items-center gap-2.5 text-small text-chalk-2">
                <RefereeCard color="green" className="h-5 w-3.5" />
                <span>
                  <T
                    m="<b>A kind opponent.</b> Plays what it likes, and you have the card for it."
                    b={<b className="font-semibold text-chalk" />}
                  />
                </span>
              </p>
            )}
            <ChallengeRow
              challenge={challenge}
              address={address}
              cards={cards}
              expanded={expanded === challenge.id}
              onExpand={(wide) => setExpanded(wide ? challenge.id : null)}
            />
            {challenge === ownFirst && (
              <Suspense>
                <RingInvitation />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom a newcomer finds on top; nobody for anybody else. */
function useKindOpponent(
  challenges: readonly Challenge[],
  address: string | null,
  cards: readonly OwnedCard[] | undefined,
): Challenge | undefined {
  const newcomer = useNewcomer();
  const { data } = useWalletFigures(address);
  const now = useNow('minute', ...restsOf(cards));
  if (!newcomer || !cards || !data) return undefined;
  return firstOpponent(challenges.filter(isKind), cards, data.hoofBalance, now)?.challenge;
}

const FRESH_MS = 8_000;

function Freshness({ count, at }: { count: number; at: number }) {
  const ago = useNow((now) => (now - at < FRESH_MS ? '' : timeAgo(at, now)));
  return (
    <p className="text-small text-chalk-3">
      {ago === ''
        ? t('{count, plural, one {# open} other {# open}}, refreshed just now', { count })
        : t('{count, plural, one {# open} other {# open}}, refreshed {ago}', { count, ago })}
    </p>
  );
}
