import { goatSlugOf } from '@goats/collection';
import { isMissing } from '@goats/ui/api/failure-words.ts';
import { t } from '@goats/words';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useBestCard, useNft } from '../catalogue/card-queries.ts';
import { findGoat, goatNumber } from './find-goat.ts';
import { type ServerGoat, useGoats } from './goat-queries.ts';
import { TOLD_HERE, withOwnStory } from './told-goat.ts';

/** Numbers up to here are goats; above, they are cards or tokens. */
const GOATS = 10;

export interface RelatedNft {
  id: number;
  name: string;
  momentTitle: string;
  rarity: string;
  goatScore: number;
  imageUrl: string;
  /** In SOL, where it is sold so. */
  price?: number | string | null;
}

/**
 * The goat that an address means, and a card of it: the one with that number, or its best. The
 * first ten cards are the first of each goat, so both readings of a small number agree.
 */
export function useProfileGoat(id: string) {
  const goats = useGoats();
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const namesCard = number > GOATS;
  const card = useNft(number);
  const list = goats.data ?? [];
  const goat: ServerGoat | undefined = namesCard
    ? list.find((candidate) => candidate.nickname === card.data?.goatName)
    : findGoat(list, id);
  const best = useBestCard(goat && number === 0 ? list.indexOf(goat) + 1 : undefined);
  const told = useTold(goat);
  // A card that did not come is no proof that there is no such goat.
  const failed = goats.isError
    ? goats
    : namesCard && card.isError && !isMissing(card.error)
      ? card
      : null;
  return {
    failed,
    // A story that did not come is told in English.
    goat: told.data ?? goat,
    related: related(card.data) ?? best.data,
    isPending: goats.isPending || (namesCard && card.isPending) || told.isLoading,
  };
}

function useTold(goat: ServerGoat | undefined) {
  const slug = goat && goatSlugOf(goatNumber(goat));
  return useQuery({
    queryKey: ['told', slug],
    queryFn: TOLD_HERE && slug ? () => withOwnStory(slug, goat) : skipToken,
  });
}

function related(answer: ReturnType<typeof useNft>['data']): RelatedNft | undefined {
  if (!answer) return undefined;
  if ('cardStats' in answer) return answer;
  const { cardId, goatName } = answer;
  return { ...answer, id: cardId, name: t('{goat}, card {id}', { goat: goatName, id: cardId }) };
}
