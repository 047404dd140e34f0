// In work by the market engineer (features/market): do not write this page, take another one.
import { goatSlugOf } from '@goats/collection';
import { formatMatic, groupedCount } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/shell/page-title.ts';
import { DEFAULT_GOAT, figure } from '../features/goats/goat-pictures.ts';
import { useBaseGoat } from '../features/market/market-queries.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { GoatCard } from '../ui/goat-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toasts.tsx';

const route = getRouteApi('/base-goat/$id');
const MAX_RETRIES = 3;

export function BaseGoatPage() {
  const { id } = route.useParams();
  const query = useBaseGoat(id);
  const [retries, setRetries] = useState(0);
  const failed = query.isError && !query.data;
  useEffect(() => {
    if (failed) {
      toast({
        title: 'Error Loading Goat Details',
        description: "There was a problem loading this goat's data. Please try again.",
        tone: 'red',
      });
    }
  }, [failed]);
  const goat = query.data?.pages[0]?.baseGoat;
  usePageTitle(goat?.nickname);
  if (query.isLoading) return <PageSkeleton />;
  if (!goat) {
    return (
      <div className="wrap py-16 sm:py-24">
        <ErrorState
          heading="h1"
          title="Error loading base goat"
          text="There was a problem loading this goat's data. Please try again."
        >
          {retries < MAX_RETRIES && (
            <Button
              busy={query.isFetching}
              busyWord="Trying..."
              onClick={() => {
                setRetries(retries + 1);
                void query.refetch();
              }}
            >
              Try Again
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to="/marketplace">Back to Marketplace</Link>
          </Button>
        </ErrorState>
      </div>
    );
  }
  const variants = query.data?.pages.flatMap((page) => page.variants) ?? [];
  const total = query.data?.pages[0]?.variantsCount ?? variants.length;
  const slug = goatSlugOf(Number(id));
  return (
    <>
      <PageHeader
        variant="split"
        kicker={`Base goat ${id} · Number ${goat.shirtNumber}`}
        title={goat.nickname}
        lead={`Inspired by ${goat.inspiredBy}. ${goat.origin}, ${goat.preferredHoof.toLowerCase()} hoof.`}
        aside={
          slug && (
            <img
              {...figure(slug)}
              sizes="(min-width: 68.75rem) 480px, 100vw"
              alt=""
              width={480}
              height={480}
              className="mx-auto -mb-9 w-full max-w-90 sm:-mb-14 lg:max-w-none"
            />
          )
        }
      />
      <div className="wrap pt-10">
        <p className="max-w-180 whitespace-pre-line text-chalk-2">
          {goat.backstory || 'No backstory available.'}
        </p>
        <div className="mt-12 mb-6 flex items-end justify-between gap-6">
          <h2 className="text-part">Variants</h2>
          <p className="text-small text-chalk-3">
            Showing {groupedCount(variants.length)} of {groupedCount(total)}
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4">
          {variants.map((card) => (
            <li key={card.id} className="grid">
              <GoatCard
                name={
                  <Link
                    to="/nft/$id"
                    params={{ id: String(card.id) }}
                    className="after:absolute after:inset-0"
                  >
                    {card.name}
                  </Link>
                }
                lines={card.momentTitle}
                rarity={card.rarity}
                score={card.goatScore}
                art={<ArtImage src={card.imageUrl} fallbacks={[DEFAULT_GOAT]} alt="" />}
              >
                <p className="numeral mt-auto pt-3 text-2xl text-chalk-2">
                  {formatMatic(card.pricePolygon)}
                </p>
              </GoatCard>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-3">
          {query.hasNextPage && (
            <Button
              busy={query.isFetchingNextPage}
              busyWord="Fetching..."
              onClick={() => void query.fetchNextPage()}
            >
              Show more
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to="/marketplace">Back to Marketplace</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
