import { achievementNamed } from '@goats/rules';
import { AchievementMark } from '@goats/ui/achievement-mark.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useAchievements } from './achievement-queries.ts';

/** What this very match made true of whoever played it. */
export default function NewStories({ address, matchId }: { address: string; matchId: string }) {
  const { data } = useAchievements(address, matchId);
  const fresh = data?.filter((each) => each.matchId === matchId) ?? [];
  if (fresh.length === 0) return null;
  return (
    <section aria-label={t('New on your page')} className="mt-6 border-t border-line pt-5">
      <ul className="grid gap-4 sm:grid-cols-2">
        {fresh.map(({ id }) => {
          const { name, fact } = achievementNamed(id);
          return (
            <li key={id} className="flex items-center gap-3.5">
              <AchievementMark id={id} />
              <span>
                <span className="display block text-xl leading-[1.05]">{name}</span>
                <span className="text-small text-chalk-2">{fact}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-small">
        <Link to="/player/$address" params={{ address: address.toLowerCase() }} className="link">
          {t('On your page for good')}
        </Link>
      </p>
    </section>
  );
}
