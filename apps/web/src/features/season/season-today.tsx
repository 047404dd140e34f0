import { auctionCountdown } from '@goats/rules';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { OwnSeason } from './own-season.tsx';
import { useSeason } from './season-queries.ts';

/** One's own rank on the page of the day; nothing before it is known. */
export default function SeasonToday() {
  const { data: season } = useSeason();
  const end = Date.parse(season?.endsAt ?? '');
  const left = useNow((now) => (end > now ? auctionCountdown(end - now) : ''));
  if (!season) return null;
  return (
    <section aria-labelledby="season-today">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="season-today" className="text-row">
          {t('Season {season}', { season: season.season })}
        </h2>
        <Link to="/battle" search={{ tab: 'leaderboard' }} className="link text-small">
          {left ? t('All ranks, {left}@@and how long the season lasts', { left }) : t('All ranks')}
        </Link>
      </div>
      <OwnSeason season={season} connected />
    </section>
  );
}
