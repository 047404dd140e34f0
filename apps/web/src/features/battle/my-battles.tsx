import { formatHoof } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Rank } from '@goats/ui/rank.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import { useWalletFigures } from '../wallet/wallet-queries.ts';
import { BattleLine, BattleTerms } from './arena/battle-line.tsx';
import {
  type MatchSummary,
  useActiveMatches,
  useBattleHistory,
  useBattleStats,
} from './battle-queries.ts';
import { PlayedBattles } from './played-battles.tsx';
import { PracticeButtons } from './practice-buttons.tsx';

/** The wallet's live and past battles, each with its way in or its replay. */
export function MyBattles({ address }: { address: string | null }) {
  if (!address) {
    return (
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <NoBattles holds={false} />
        <Panel corners raised>
          <WalletPanel />
        </Panel>
      </div>
    );
  }
  return <OwnBattles address={address} />;
}

function OwnBattles({ address }: { address: string }) {
  const live = useActiveMatches(address);
  const history = useBattleHistory(address);
  const figures = useWalletFigures(address);
  const past = history.data?.pages.flat() ?? [];
  if (history.isPending || figures.isPending) return <Skeleton className="h-80" />;
  if (history.isError && past.length === 0) {
    return (
      <ErrorState
        title={t('Your battles did not arrive')}
        text={`${failureWords(history.error)} ${t('They are on record all the same.')}`}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (past.length === 0 && !live.data?.length) {
    const { cardCount = 0, lentCount = 0 } = figures.data ?? {};
    return <NoBattles holds={cardCount + lentCount > 0} />;
  }
  return (
    <div className="grid gap-12">
      <Record address={address} />
      {live.data && live.data.length > 0 && (
        <section aria-labelledby="own-live">
          <h2 id="own-live" className="mb-2 text-panel">
            {t('On the pitch')}
          </h2>
          {live.data.map((match) => (
            <BattleLine
              key={match.id}
              match={match}
              near={seatOf(match, address)}
              action={t('Play@@button')}
            >
              <BattleTerms match={match} />
            </BattleLine>
          ))}
        </section>
      )}
      <PlayedBattles address={address} title={t('Played@@heading: finished battles')} />
    </div>
  );
}

function seatOf(match: MatchSummary, address: string): 0 | 1 {
  return match.players[0].address === address.toLowerCase() ? 0 : 1;
}

function Record({ address }: { address: string }) {
  const { data } = useBattleStats(address);
  if (!data) return <Skeleton className="h-20" />;
  const figures = [
    [t('Won@@matches that were won'), data.totalWins],
    [t('Lost@@matches that were lost'), data.totalLosses],
    [t('HOOF won'), formatHoof(data.hoofWon)],
    [t('Rating@@number that says how good a player is'), data.rating ?? '–'],
    [t('Rank@@place in a table'), <Rank key="rank" rank={data.rank} rankAbout={data.rankAbout} />],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-5 border-y-[1.5px] border-line-2 py-5 sm:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-fine text-chalk-3">{name}</dt>
          <dd className="numeral mt-1 text-poster-s">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoBattles({ holds }: { holds: boolean }) {
  return (
    <EmptyState
      title={t('My Battles')}
      text={
        holds
          ? t('You have the cards. All that is missing is somebody to beat.')
          : t('Purchase NFTs first, then return to the Card Game to battle')
      }
    >
      <Button asChild>
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('Card Game')}
        </Link>
      </Button>
      <PracticeButtons />
    </EmptyState>
  );
}
