import { ApiError } from '@goats/contract';
import { cupOffWords, timeAgo } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { BracketLines } from '@goats/ui/scenes/bracket-lines.tsx';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../../site/page-title.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { Bracket } from './bracket/bracket.tsx';
import { bracketOf, roundInPlay } from './bracket-of.ts';
import { type CupWithTies, useCup } from './cup-queries.ts';
import { atWords, cupTitle, entrantName, entrantOf } from './cup-words.ts';
import { EntryList } from './entry-list.tsx';
import { OpenCup } from './list/open-cup.tsx';
import type { Victory } from './moment-words.ts';
import { OwnStanding } from './own-standing.tsx';
import { PaidPlaces } from './paid-places.tsx';
import { PrizeLine } from './prize-line.tsx';

/** One cup from the open hat to the last handshake. */
export function CupPage({ id }: { id: string }) {
  const { data: cup, error, refetch } = useCup(id);
  usePageTitle(cup && cupTitle(cup));
  if (!cup)
    return error ? <NoCup error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <ShownCup cup={cup} />;
}

/** Far down, and with all that checking a draw takes. */
const DrawPanel = lazyTab(
  () => import('./draw-panel.tsx'),
  (module) => module.DrawPanel,
);

/** Of a cup that is over, and of clubs: most have neither. */
const WinnerMoment = lazyTab(
  () => import('./winner-moment.tsx'),
  (module) => module.WinnerMoment,
);
const ClubMatch = lazyTab(
  () => import('./club-match.tsx'),
  (module) => module.ClubMatch,
);

function ShownCup({ cup }: { cup: CupWithTies }) {
  const { address } = useWallet();
  const you = address?.toLowerCase() ?? null;
  const lead = useNow((now) => leadWords(cup, now));
  useCardsBack(cup, you);
  return (
    <>
      <PageHeader
        kicker={
          <Link to="/cups" className="link relative after:absolute after:-inset-3">
            {t('All cups')}
          </Link>
        }
        title={cupTitle(cup)}
        scene={<BracketLines tier={cup.tier} clubs={cup.kind === 'clubs'} />}
        lead={lead}
        aside={
          <p className="flex flex-wrap items-center gap-2.5">
            <RarityBadge rarity={cup.tier} />
            {cup.status === 'running' && <Tag tone="live">{t('Live@@a match that is on')}</Tag>}
            {cup.status === 'open' && <Tag tone="chalk">{t('Takes entries')}</Tag>}
            {cup.status === 'cancelled' && <Tag>{t('Called off')}</Tag>}
          </p>
        }
      />
      <div className="wrap pt-8 sm:pt-11">
        <OwnStanding cup={cup} you={you} />
        {cup.status === 'finished' && (
          <div className="mb-12">
            <WinnerMoment {...victoryOf(cup, you)} />
          </div>
        )}
        {cup.status === 'open' && (
          <div className="mb-14">
            <OpenCup cup={cup} titled={false} />
          </div>
        )}
        {cup.status === 'cancelled' && <CalledOff cup={cup} />}
        {cup.status === 'cancelled' && cup.entries.length === 0 ? null : cup.ties.length === 0 ? (
          <EntryList cup={cup} you={you} />
        ) : cup.kind === 'clubs' ? (
          <ClubMatch cup={cup} you={you} />
        ) : (
          <Bracket cup={cup} you={you} />
        )}
        {cup.ties.length > 0 && (
          <section aria-labelledby="prizes-title" className="pt-14">
            <h2 id="prizes-title" className="mb-4 text-card">
              {cup.status === 'finished'
                ? t('What it paid@@heading: prizes of a cup')
                : t('What it pays@@heading: prizes of a cup')}
            </h2>
            {cup.status === 'finished' ? (
              <PaidPlaces cup={cup} you={you} />
            ) : (
              <PrizeLine cup={cup} />
            )}
          </section>
        )}
        <DrawPanel cup={cup} />
      </div>
    </>
  );
}

function victoryOf(cup: CupWithTies, you: string | null): Victory {
  const clubs = cup.kind === 'clubs';
  const own = entrantOf(cup, you);
  const winner = clubs ? own : entrantOf(cup, cup.winner);
  return {
    ...{ cupId: cup.id, cupName: cupTitle(cup), clubs, own: own?.state === 'won' },
    winner: clubs || !winner ? (cup.winner ?? t('Somebody')) : entrantName(winner),
    prize: clubs && own?.state !== 'won' ? 0 : (winner?.prize ?? 0),
  };
}

function leadWords(cup: CupWithTies, now: number): string {
  switch (cup.status) {
    case 'open':
      return t('The hat is open until kick-off, {at}.', { at: atWords(cup.startsAt, now) });
    case 'running': {
      const left = cup.entries.filter(({ state }) => state === 'in').length;
      return cup.kind === 'clubs'
        ? t('{one} against {other}, eight a side.', {
            one: cup.clubs?.[0].name,
            other: cup.clubs?.[1].name,
          })
        : `${roundWords(cup)}. ${t('{left, plural, one {# still in.} other {# still in.}}@@players in a cup', { left })}`;
    }
    case 'finished': {
      const winner = entrantOf(cup, cup.winner);
      const who = winner ? entrantName(winner) : (cup.winner ?? undefined);
      const ago = timeAgo(Date.parse(cup.endedAt ?? cup.startsAt), now);
      return cup.kind === 'clubs'
        ? t('Won by {club}, {ago}.', { club: who, ago })
        : t('Lifted by {player}, {ago}.', { player: who, ago });
    }
    case 'cancelled':
      return t('This one was never played.');
  }
}

/** The first round that is not over: those with byes may be a round ahead of it. */
function roundWords(cup: CupWithTies): string {
  const bracket = bracketOf(cup, null);
  const round = roundInPlay(bracket);
  return bracket.find((each) => each.round === round)?.name ?? '';
}

function CalledOff({ cup: { reason, entries } }: { cup: CupWithTies }) {
  return (
    <p className="mb-12 max-w-160 bg-pitch-850 px-5 py-4 text-chalk-2 shadow-[inset_3px_0_var(--color-warning)]">
      <b className="font-semibold text-chalk">
        {reason === null ? t('It was called off.') : cupOffWords(reason)}
      </b>{' '}
      {entries.length > 0 &&
        `${t('Everything went back: cards, fees and free entries are where they were.')} `}
      <Link to="/cups" className="link font-semibold text-chalk">
        {t('See what is open')}
      </Link>
    </p>
  );
}

/** Whoever goes out, or wins, has cards and HOOF again: the header and the lists must not lag behind. */
function useCardsBack(cup: CupWithTies, you: string | null): void {
  const queryClient = useQueryClient();
  const state = entrantOf(cup, you)?.state;
  const { status } = cup;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of either moves cards or HOOF
  useEffect(() => {
    if (you && state) void refreshWallet(queryClient, you);
  }, [state, status, you, queryClient]);
}

function NoCup({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className="wrap py-14 sm:py-24">
      <ErrorState
        heading="h1"
        title={unknown ? t('No such cup') : t('The cup did not come')}
        text={
          unknown
            ? t('It was never opened, or the link lost a digit on the way.')
            : `${failureWords(error)} ${t('The ties go on without us looking.')}`
        }
        onRetry={unknown ? undefined : onRetry}
      >
        <Button asChild variant={unknown ? 'primary' : 'outline'}>
          <Link to="/cups">{t('All cups')}</Link>
        </Button>
      </ErrorState>
    </div>
  );
}
