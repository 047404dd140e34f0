import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Rank } from '@goats/ui/rank.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import type { Week } from './week-queries.ts';
import { behindWords, pointsWords, worthWords } from './week-words.ts';

/** One's own place, above the table and whatever it is; asks strangers nothing. */
export function OwnPlace({ week, connected }: { week: Week; connected: boolean }) {
  const { you, entries } = week;
  if (you === undefined && !connected) return null;
  return (
    <section
      aria-label={t('Your place')}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-pitch-850 px-4 py-3.5 shadow-[inset_3px_0_var(--color-gold)] sm:px-6"
    >
      {you ? (
        <>
          <p className="flex items-baseline gap-x-4">
            <span className="numeral text-poster-s text-gold">
              <T
                m="<hidden>Place </hidden>{rank}@@in a table"
                rank={<Rank rank={you.rank} rankAbout={you.rankAbout} />}
                hidden={<span className="sr-only" />}
              />
            </span>
            <span>
              <b className="font-semibold">{pointsWords(you.points)}</b>
              <span className="block text-small text-chalk-2">
                {t(
                  '{wins, plural, one {# won} other {# won}}, {losses, plural, one {# lost} other {# lost}}@@matches',
                  { wins: you.wins, losses: you.losses },
                )}
              </span>
            </span>
          </p>
          <p className="text-small text-chalk-2 sm:text-right">
            <span className="block text-body text-chalk">{behindWords(you, entries)}.</span>
            {worthWords(you, formatHoof)}
          </p>
        </>
      ) : (
        <NoPlace signedIn={you === null} first={entries.length === 0} />
      )}
    </section>
  );
}

function NoPlace({
  signedIn,
  first,
}: {
  signedIn: boolean;
  /** Nobody has points yet: the empty table below has the way to a match. */
  first: boolean;
}) {
  return (
    <>
      <p className="text-chalk-2">
        {signedIn
          ? t(
              'No points yet. One staked match that goes the whole distance, and you are in the table.',
            )
          : t('Sign in, and your place is shown here.')}
      </p>
      {signedIn ? (
        !first && (
          <Button asChild size="sm">
            <Link to="/card-game" search={{ tab: 'lobby' }}>
              {t('Play a challenge')}
            </Link>
          </Button>
        )
      ) : (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void ensureSignedIn(t('Sign in to see your place in the week.'))}
        >
          {t('Sign in')}
        </Button>
      )}
    </>
  );
}
