import { type GoatSlug, type GoatStory, resultLines } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';

const HANDFUL = 5;

/** The moment cards of a goat as a results page: five at a time, for as long as one likes. */
export function ResultList({ slug, story }: { slug: GoatSlug; story: GoatStory }) {
  const [handful, setHandful] = useState(0);
  const lines = resultLines(slug, story, handful, HANDFUL);
  return (
    <section aria-labelledby="results">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="results" className="text-part">
            {t('Results@@of matches')}
          </h2>
          <p className="mt-3 max-w-130 text-chalk-2">
            {t(
              'From his moment cards. Nobody kept the score sheets, so these are the ones he wrote.',
            )}
          </p>
        </div>
        <Button variant="outline" onClick={() => setHandful(handful + 1)}>
          {t('Another handful')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {handful > 0 &&
          t('Five more results, beginning with {opponent}.', { opponent: lines[0]?.opponent })}
      </p>
      <ol className="mt-6 border-t-[1.5px] border-line-2">
        {lines.map(
          ({ id, year, competition, opponent, score: [own, theirs], headline, telling }) => (
            <li
              key={id}
              className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[7.5rem_1fr] lg:grid-cols-[7.5rem_17rem_1fr] lg:gap-x-8"
            >
              <p className="numeral text-poster-s leading-[.84] font-black sm:text-poster">
                {own}
                <span className="px-1 text-chalk-3">–</span>
                <span className="text-chalk-2">{theirs}</span>
              </p>
              <div className="min-w-0">
                <h3 className="text-row">{t('v {opponent}@@versus', { opponent })}</h3>
                <p className="mt-1 text-small text-chalk-3">
                  {competition}, {year}
                </p>
              </div>
              <p className="text-chalk-2 max-lg:col-start-2 max-lg:mt-2.5">
                <span className="font-semibold text-chalk">{headline}.</span> {telling}
              </p>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
