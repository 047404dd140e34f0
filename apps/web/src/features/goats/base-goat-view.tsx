import { goatSummaries } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { nextPage } from '@goats/ui/api/next-page.ts';
import { attributesInWords } from '@goats/ui/attributes-in-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { figure } from '@goats/ui/goat-pictures.ts';
import { hoofLabel, originLabel, positionLabel } from '@goats/ui/labels.ts';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../../site/page-title.ts';
import { CardGridSkeleton } from '../card-grid/card-grid-skeleton.tsx';
import { MoreCards } from '../card-grid/more-cards.tsx';
import { FollowButton } from '../inbox/follow-button.tsx';
import { GoatPrices } from '../price-history/goat-prices.tsx';
import type { BaseGoatPage, useBaseGoat } from './goat-queries.ts';
import { GoatHeadline, GoatWays } from './goat-ways.tsx';
import { IconicMoments } from './iconic-moments.tsx';

/** It counts rows far out of sight, and brings what does. */
const CardGrid = lazyTab(
  () => import('../card-grid/card-grid.tsx'),
  (module) => module.CardGrid,
  <CardGridSkeleton />,
);

/** The foot of the page stays within reach until a visitor asks for the whole herd. */
const FIRST_VARIANTS = 36;

export function BaseGoatView({
  page,
  query,
}: {
  page: BaseGoatPage;
  query: ReturnType<typeof useBaseGoat>;
}) {
  const { baseGoat: goat } = page;
  usePageTitle(t('{name}, all cards', { name: goat.nickname }));
  const story = goat.backstory.split('\n\n').filter(Boolean);
  return (
    <>
      <GoatWays number={goat.id} name={goat.nickname} here="cards" />
      <Header goat={goat} count={page.variantsCount} />
      <div className="wrap grid gap-x-18 gap-y-12 pt-12 lg:grid-cols-2 lg:pt-16">
        <section aria-labelledby="backstory">
          <h2 id="backstory" className="text-panel">
            {t('Backstory')}
          </h2>
          <div className="mt-5 grid max-w-160 gap-4 text-lead leading-[1.6] text-chalk-2">
            {story.length === 0 ? (
              <p>{t('No backstory available.')}</p>
            ) : (
              story.slice(0, 2).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            )}
          </div>
          {story.length > 2 && (
            <Link
              to="/goat/$id"
              params={{ id: goat.slug }}
              className="link mt-5 inline-flex min-h-11 items-center font-semibold"
            >
              {t('The whole story of {nickname}', { nickname: goat.nickname })}
            </Link>
          )}
        </section>
        <section aria-labelledby="moments">
          <h2 id="moments" className="mb-5 text-panel">
            {t('Iconic moments')}
          </h2>
          {goat.iconicMoments.length === 0 ? (
            <p className="text-chalk-2">{t('No iconic moments recorded for this goat yet.')}</p>
          ) : (
            <IconicMoments lines={goat.iconicMoments.slice(0, 4)} />
          )}
        </section>
      </div>
      <GoatPrices goat={goat.slug} name={goat.nickname} />
      <Variants page={page} query={query} />
    </>
  );
}

function Header({ goat, count }: { goat: BaseGoatPage['baseGoat']; count: number }) {
  return (
    <header className="band">
      <div className="wrap grid items-end gap-x-8 md:grid-cols-[1fr_minmax(0,21rem)] lg:grid-cols-[1fr_minmax(0,31rem)]">
        <div className="py-10 sm:py-16">
          <p className="kicker mb-4">{t('Base goat {id} of 10', { id: goat.id })}</p>
          <h1 className="text-page leading-[.82]">
            <GoatHeadline
              name={goat.nickname}
              way={t('in {count} cards@@beneath the name of a goat', {
                count: groupedCount(count),
              })}
            />
          </h1>
          <dl className="mt-7 flex flex-wrap gap-x-8 gap-y-4">
            <Fact name={t('Inspired by@@followed by a footballer')}>{goat.inspiredBy}</Fact>
            <Fact name={t('Origin@@country of a goat')}>{originLabel(goat.origin)}</Fact>
            <Fact name={t('Position@@on the pitch')}>{positionLabel(goat.position)}</Fact>
            <Fact name={t('Shirt@@number of a player')}>{goat.shirtNumber}</Fact>
            <Fact name={t('Hoof@@which one a goat prefers')}>{hoofLabel(goat.preferredHoof)}</Fact>
            <Fact name={t('Signature@@the attributes a goat stands out with')}>
              {attributesInWords(goatSummaries[goat.id - 1]?.signature ?? [])}
            </Fact>
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <a href="#variants">{t('See the cards')}</a>
            </Button>
            <FollowButton kind="goats" id={goat.id} name={goat.nickname} />
            <Button asChild variant="outline">
              <Link to="/marketplace">{t('Back to Marketplace')}</Link>
            </Button>
          </div>
        </div>
        <img
          {...figure(goat.slug)}
          sizes="(min-width: 68.75rem) 496px, (min-width: 48rem) 336px, 80vw"
          alt=""
          width={496}
          height={496}
          className="mx-auto w-full max-w-80 max-md:-mt-10 sm:max-w-105 md:max-w-none"
        />
      </div>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-chalk-3">{name}</dt>
      <dd className="display mt-1 text-2xl">{children}</dd>
    </div>
  );
}

function Variants({ page, query }: Parameters<typeof BaseGoatView>[0]) {
  const [open, setOpen] = useState((query.data?.pages.length ?? 0) > 1);
  const loaded = query.data?.pages.flatMap((each) => each.variants) ?? [];
  const shown = open ? loaded : loaded.slice(0, FIRST_VARIANTS);
  const left = page.variantsCount - shown.length;
  return (
    <section id="variants" aria-labelledby="variants-title" className="wrap scroll-mt-6 pt-18">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-[1.5px] border-line-2 pb-4">
        <h2 id="variants-title" className="text-part sm:text-section">
          {t('Variants@@cards of one goat')}
        </h2>
        <p className="pb-1.5 text-chalk-2">
          {t('{count} cards, Legendary to Common', {
            count: groupedCount(page.variantsCount),
          })}
        </p>
      </div>
      <CardGrid
        label={t('Cards of {nickname}', { nickname: page.baseGoat.nickname })}
        cards={shown}
        total={page.variantsCount}
        next={open ? nextPage(query) : null}
      />
      {!open && left > 0 && <MoreCards left={left} onOpen={() => setOpen(true)} />}
    </section>
  );
}
