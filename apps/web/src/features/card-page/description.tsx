import { LOCALE } from '@goats/words';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Nft } from '../catalogue/card-queries.ts';

/** What a card is described as. The one that came is sealed, and English; other pages tell it themselves. */
export function Description({ nft }: { nft: Nft }) {
  const { data } = useQuery({
    queryKey: ['described', nft.id],
    queryFn:
      LOCALE === 'en'
        ? skipToken
        : async () => (await import('./described-card.ts')).described(nft),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? nft.description;
}
