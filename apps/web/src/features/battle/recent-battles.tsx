import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { BattleLine, BattleTerms } from './arena/battle-line.tsx';
import { useRecentBattles } from './battle-queries.ts';
import { CreateBattleButton } from './create-battle-button.tsx';

/** Everybody's last matches, with their replays. */
export function RecentBattles() {
  const { data, isPending } = useRecentBattles();
  return (
    <section aria-labelledby="recent-battles" className="mb-16">
      <h2 id="recent-battles" className="mb-2 text-panel">
        {t('Recent battles')}
      </h2>
      {isPending && <Skeleton className="mt-4 h-40" />}
      {!isPending && !data?.length && (
        <EmptyState
          title={t('No Battles Yet')}
          text={t('The list fills up as matches are settled. Somebody has to be first.')}
        >
          <CreateBattleButton />
        </EmptyState>
      )}
      {data?.map((match) => (
        <BattleLine key={match.id} match={match} action={t('Replay@@button: of a match')}>
          <BattleTerms match={match} />
        </BattleLine>
      ))}
    </section>
  );
}
