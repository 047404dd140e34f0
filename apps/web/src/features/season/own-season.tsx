import { seasonRankNamed } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Rank } from '@goats/ui/rank.tsx';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import type { Season } from './season-queries.ts';
import { badgeWords, nextWords } from './season-words.ts';

/** Where one stands in the season; asks strangers nothing. */
export function OwnSeason({ season, connected }: { season: Season; connected: boolean }) {
  const { you } = season;
  if (you === undefined && !connected) return null;
  return (
    <section
      aria-label={t('Your season')}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-pitch-850 px-4 py-3.5 shadow-[inset_3px_0_var(--color-gold)] sm:px-6"
    >
      {you ? (
        <>
          <p className="flex items-center gap-x-4">
            <SeasonBadge rank={you.rank} className="size-14" />
            <span>
              <b className="display text-2xl">{seasonRankNamed(you.rank)}</b>
              <span className="block text-small text-chalk-2">
                <T
                  m="Worth {worth}, place {place}@@of a rating, and the place in the table"
                  worth={you.worth}
                  place={<Rank rank={you.place} rankAbout={you.placeAbout} />}
                />
              </span>
            </span>
          </p>
          <p className="text-small text-chalk-2 sm:text-right">
            <span className="block text-body text-chalk">{nextWords(you.next)}.</span>
            {badgeWords(you.matchesLeft)}
          </p>
        </>
      ) : (
        <NotIn signedIn={you === null} />
      )}
    </section>
  );
}

function NotIn({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <p className="text-chalk-2">
        {signedIn
          ? t('No rated match this season yet. Any staked match or cup tie will do.')
          : t('Sign in, and your rank is shown here.')}
      </p>
      {signedIn ? (
        <Button asChild size="sm">
          <Link to="/card-game" search={{ tab: 'lobby' }}>
            {t('Play a challenge')}
          </Link>
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void ensureSignedIn(t('Sign in to see your rank in the season.'))}
        >
          {t('Sign in')}
        </Button>
      )}
    </>
  );
}
