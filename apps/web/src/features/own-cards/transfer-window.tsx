import { api } from '@goats/ui/api/client.ts';
import { Button } from '@goats/ui/button.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { CardDeal } from '../trading/card-deal.tsx';

/** Five cards by the pack odds, each to be had for HOOF while nobody owns it. */
export function TransferWindow() {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['transfer-window'],
    queryFn: ({ signal }) => api('GET /api/nfts', { query: { sample: 'pack' } }, { signal }),
  });
  if (isError) return null;
  return (
    <section aria-labelledby="transfer-window" className="pt-16 sm:pt-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="transfer-window" className="text-panel">
            {t('Transfer window')}
          </h2>
          <p className="mt-3 max-w-130 text-chalk-2">
            {t(
              "Any card without an owner can be minted with HOOF. Here are five that caught the scout's eye.",
            )}
          </p>
        </div>
        <Button
          variant="outline"
          busy={isFetching}
          busyWord={t('Scouting@@button, while it happens')}
          onClick={() => void refetch()}
        >
          {t('Scout five others')}
        </Button>
      </div>
      <ul className="edge-fade flex gap-3.5 max-md:-mx-5 max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-1 md:grid md:grid-cols-5 lg:gap-x-6">
        {data
          ? data.nfts.map((card) => (
              <li key={card.id} className="flex-none snap-start max-md:w-[42vw] max-md:max-w-52">
                <Link
                  to="/nft/$id"
                  params={{ id: String(card.id) }}
                  aria-label={t('{name}, {rarity}, GOAT Score {score}', {
                    name: card.name,
                    rarity: rarityLabel(card.rarity),
                    score: card.goatScore,
                  })}
                  className="mb-3 block rounded-card"
                >
                  <span className="block rounded-[4.6%/3.3%] bg-pitch-900">
                    <CardPicture
                      imageUrl={card.imageUrl}
                      rarity={card.rarity}
                      alt=""
                      sizes="(min-width: 68.75rem) 240px, (min-width: 48rem) 18vw, 208px"
                    />
                  </span>
                </Link>
                <CardDeal cardId={card.id} size="sm" />
              </li>
            ))
          : ['a', 'b', 'c', 'd', 'e'].map((key) => (
              <li key={key} className="flex-none max-md:w-[42vw] max-md:max-w-52">
                <Skeleton className="aspect-[5/7]" />
              </li>
            ))}
      </ul>
    </section>
  );
}
