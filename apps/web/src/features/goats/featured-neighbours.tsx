import { type GoatSlug, goatSummaries } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, portrait } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';

/** The goats to either side, so that nobody has to go home to read the next one. */
export function FeaturedNeighbours({ slug }: { slug: GoatSlug }) {
  const place = goatSummaries.findIndex((goat) => goat.slug === slug);
  const count = goatSummaries.length;
  const neighbours = [
    {
      goat: goatSummaries[(place - 1 + count) % count],
      words: t('Before@@the goat one place ahead in the list'),
      back: true,
    },
    {
      goat: goatSummaries[(place + 1) % count],
      words: t('Next@@the goat one place further in the list'),
      back: false,
    },
  ];
  return (
    <nav
      aria-label={t('Other goats')}
      className="wrap mt-20 border-t-[1.5px] border-line-2 pt-6 sm:mt-28"
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {neighbours.map(
          ({ goat, words, back }) =>
            goat && (
              <li key={words}>
                <Link
                  to="/goat/$id"
                  params={{ id: goat.slug }}
                  className={cx(
                    'group flex items-center gap-5 rounded-row border border-line bg-pitch-900 p-4 hover:border-chalk',
                    !back && 'sm:flex-row-reverse sm:text-right',
                  )}
                >
                  <ArtImage
                    {...portrait(goat.slug)}
                    sizes="104px"
                    fallbacks={[DEFAULT_GOAT]}
                    alt=""
                    boxClass="size-20 flex-none rounded-panel sm:size-26"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="kicker">{words}</span>
                    <span
                      lang="en"
                      className="display mt-1.5 block text-row group-hover:underline decoration-2 underline-offset-4 sm:text-card"
                    >
                      {goat.name}
                    </span>
                  </span>
                  {back ? (
                    <ArrowLeft aria-hidden="true" className="size-6 flex-none" />
                  ) : (
                    <ArrowRight aria-hidden="true" className="size-6 flex-none" />
                  )}
                </Link>
              </li>
            ),
        )}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to="/base-goat/$id" params={{ id: String(place + 1) }}>
            {t('All 2,000 cards')}
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/marketplace">{t('Marketplace')}</Link>
        </Button>
      </div>
    </nav>
  );
}
