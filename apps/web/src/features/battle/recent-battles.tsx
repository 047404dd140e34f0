import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { BattleLine, BattleTerms } from './arena/battle-line.tsx';
import { useRecentBattles } from './battle-queries.ts';
import { CreateBattleButton } from './create-battle-button.tsx';

/** Everybody's last matches, with their replays. */
export function RecentBattles() {
  const { data, isPending } = useRecentBattles();
  return (
    <section aria-labelledby="recent-battles">
      <h2 id="recent-battles" className="mb-2 text-panel">
        Recent battles
      </h2>
      {isPending && <Skeleton className="mt-4 h-40" />}
      {!isPending && !data?.length && (
        <EmptyState
          title="No Battles Yet"
          text="The list fills up as matches are settled. Somebody has to be first."
        >
          <CreateBattleButton />
        </EmptyState>
      )}
      {data?.map((match) => (
        <BattleLine key={match.id} match={match} action="Replay">
          <BattleTerms match={match} />
        </BattleLine>
      ))}
    </section>
  );
}
