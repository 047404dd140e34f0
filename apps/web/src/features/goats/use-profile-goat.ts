import { useBestCard, useNft } from '../cards/card-queries.ts';
import { findGoat } from './find-goat.ts';
import { type ServerGoat, useGoats } from './goat-queries.ts';

/** Numbers up to here are goats; above, they are cards or tokens. */
const GOATS = 10;

export interface RelatedNft {
  id: number;
  name: string;
  momentTitle: string;
  rarity: string;
  goatScore: number;
  imageUrl: string;
}

/** The goat that an address means, and a card of it: the one that was named, or its best. */
export function useProfileGoat(id: string) {
  const goats = useGoats();
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const cardNumber = number > GOATS ? number : 0;
  const card = useNft(cardNumber);
  const list = goats.data ?? [];
  const goat =
    cardNumber === 0
      ? findGoat(list, id)
      : list.find((candidate) => candidate.nickname === card.data?.goatName);
  const place = goat && cardNumber === 0 ? list.indexOf(goat) + 1 : undefined;
  const best = useBestCard(place);
  return {
    goats,
    goat: goat as ServerGoat | undefined,
    related: related(card.data) ?? best.data,
    isPending: goats.isPending || (cardNumber > 0 && card.isPending),
  };
}

function related(answer: ReturnType<typeof useNft>['data']): RelatedNft | undefined {
  if (!answer) return undefined;
  if ('cardStats' in answer) return answer;
  const { cardId, goatName } = answer;
  return { ...answer, id: cardId, name: `${goatName}, card ${cardId}` };
}
