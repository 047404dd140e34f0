import {
  type FeaturedGoat,
  featuredFrom,
  GOAT_SLUGS,
  type GoatSlug,
  type GoatStory,
  goatSummary,
} from '@goats/collection';
import { ATTRIBUTES, attributeLabel, groupedCount } from '@goats/rules';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { StatBar } from '@goats/ui/score.tsx';
import { t } from '@goats/words';
import { usePageTitle } from '../../site/page-title.ts';
import { GoatPrices } from '../price-history/goat-prices.tsx';
import { FeaturedHero } from './featured-hero.tsx';
import { FeaturedMoments } from './featured-moments.tsx';
import { FeaturedNeighbours } from './featured-neighbours.tsx';
import { FeaturedStory } from './featured-story.tsx';
import { FeaturedTrophies } from './featured-trophies.tsx';
import { GoatSignature } from './goat-signature.tsx';
import { GoatWays } from './goat-ways.tsx';
import { PrintedValues, profileScore } from './printed-values.tsx';

const ResultList = lazyTab(
  () => import('./result-list.tsx'),
  (module) => module.ResultList,
);

/** A page to read: who he is, what he did, and what he says about it. */
export function FeaturedGoatPage({ slug, story }: { slug: GoatSlug; story: GoatStory }) {
  const goat = featuredFrom(slug, story);
  const { baseAttributes, signature } = goatSummary(slug);
  usePageTitle(goat.name);
  return (
    <>
      <GoatWays number={GOAT_SLUGS.indexOf(slug) + 1} name={goat.name} here="story" />
      <FeaturedHero goat={goat} />
      <Figures goat={goat} />
      <div className="wrap grid gap-x-20 gap-y-14 pt-14 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <FeaturedStory goat={goat} />
        <aside className="min-w-0">
          <h2 className="text-row">{t('Form@@of a footballer')}</h2>
          <div className="mt-3 border-t-[1.5px] border-line-2">
            {ATTRIBUTES.map((attribute) => (
              <StatBar
                key={attribute}
                name={attributeLabel(attribute)}
                score={baseAttributes[attribute]}
              />
            ))}
          </div>
          <GoatSignature signature={signature} className="mt-9" />
          <h2 className="mt-9 text-row">{t('Personality')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {goat.personalityTraits.map((trait) => (
              <li
                key={trait}
                className="rounded-panel border border-line-2 px-3 py-1.5 text-small text-chalk-2"
              >
                {trait}
              </li>
            ))}
          </ul>
          <PrintedValues stats={goat.stats} heading="h2" className="mt-9" />
        </aside>
      </div>
      <FeaturedMoments goat={goat} />
      <div className="wrap pt-20 sm:pt-28">
        <ResultList slug={slug} story={story} />
      </div>
      <FeaturedTrophies goat={goat} />
      <GoatPrices goat={slug} name={goat.name} />
      <FeaturedNeighbours slug={slug} />
    </>
  );
}

function Figures({ goat }: { goat: FeaturedGoat }) {
  const figures = [
    [t('Profile score'), profileScore(goat.stats)],
    [t('Goals@@scored'), goat.stats.goalsScored],
    [t('Assists@@of a footballer'), goat.stats.assists],
  ] as const;
  return (
    <section aria-label={t('In figures')} className="border-b-[1.5px] border-line-2 bg-pitch-900">
      <div className="wrap flex flex-wrap items-end gap-x-16 gap-y-5 py-7 sm:py-9">
        <dl className="grid grid-cols-2 items-end gap-x-10 gap-y-6 sm:flex sm:flex-wrap sm:gap-x-16">
          <div className="flex flex-col-reverse gap-2.5">
            <dt className="kicker">{t('GOAT Score')}</dt>
            <dd>
              <FlipTiles value={String(goat.stats.overall)} size="clamp(4rem, 6vw, 5.25rem)" />
            </dd>
          </div>
          {figures.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse gap-2.5">
              <dt className="kicker">{name}</dt>
              <dd className="numeral text-poster leading-[.84] font-black sm:text-poster-l">
                {groupedCount(value)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-72 text-small text-chalk-3 max-sm:w-full lg:ml-auto">
          {t(
            'The profile score adds the six printed values. Goals are counted by the goat himself.',
          )}
        </p>
      </div>
    </section>
  );
}
