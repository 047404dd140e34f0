import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { BattleLine, BattleTerms } from './arena/battle-line.tsx';
import { useActiveMatches } from './battle-queries.ts';

const SHOWN = 5;

/** Anyone may watch. Not there at all while nothing is on. */
export function LiveMatches() {
  const { data } = useActiveMatches('everybody');
  const matches = data?.slice(0, SHOWN) ?? [];
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="live-matches" className="pt-16">
      <h2 id="live-matches" className="text-panel">
        {t('On right now')}
      </h2>
      <p className="mt-3 mb-2 text-chalk-2">
        {t('Watching is free. Both cards stay face down for you too.')}
      </p>
      {matches.map((match) => (
        <BattleLine key={match.id} match={match} action={t('Watch@@button: a live match')}>
          <BattleTerms match={match} />
        </BattleLine>
      ))}
      <p className="pt-5">
        <Link to="/live" className="font-semibold underline underline-offset-4">
          {t('All that is on')}
        </Link>
      </p>
    </section>
  );
}
