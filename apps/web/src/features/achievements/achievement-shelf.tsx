import { ACHIEVEMENTS, achievementNamed } from '@goats/rules';
import { AchievementMark } from '@goats/ui/achievement-mark.tsx';
import type { Answer } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';

type Achieved = Answer<'GET /api/players/:address'>['achievements'][number];

/** What somebody has done, each with the match that proves it; what is left is folded up. */
export default function AchievementShelf({ achieved }: { achieved: readonly Achieved[] }) {
  const open = ACHIEVEMENTS.filter(({ id }) => !achieved.some((each) => each.id === id));
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="mb-1 text-panel">
        {t('Stories')}
      </h2>
      <p className="mb-5 text-chalk-2">
        {achieved.length === 0
          ? t('None told yet. The first win is a good place to begin.')
          : t('{told} of {all} told.@@stories', {
              told: achieved.length,
              all: ACHIEVEMENTS.length,
            })}
      </p>
      {achieved.length > 0 && (
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {achieved.map(({ id, matchId }) => {
            const { name, fact } = achievementNamed(id);
            return (
              <li key={id} className="flex items-center gap-4">
                <AchievementMark id={id} className="size-14" />
                <span className="min-w-0">
                  <span className="display block text-xl leading-[1.05]">{name}</span>
                  <span className="block text-small text-chalk-2">
                    {fact}{' '}
                    {matchId && (
                      <Link
                        to="/battle"
                        search={{ match: matchId }}
                        className="link whitespace-nowrap"
                      >
                        {t('See it')}
                        <span className="sr-only">: {name}</span>
                      </Link>
                    )}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {open.length > 0 && (
        <details className="group mt-6 border-y border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-chalk-2 [&::-webkit-details-marker]:hidden">
            {t('{count, plural, one {# still to tell} other {# still to tell}}@@stories', {
              count: open.length,
            })}
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform duration-240 group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-x-8 gap-y-3 pb-5 sm:grid-cols-2 lg:grid-cols-3">
            {open.map(({ id }) => {
              const { name, fact } = achievementNamed(id);
              return (
                <li key={id} className="flex items-center gap-3 text-small text-chalk-3">
                  <AchievementMark id={id} className="size-9 opacity-50 grayscale" />
                  <span>
                    <b className="text-chalk-2">{name}.</b> {fact}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
}
