import { cardStanding, isFree } from '../own-cards/card-standing.ts';
import type { OwnedCard } from '../wallet/wallet-queries.ts';

/** The card that was picked, else the strongest that may play: to a friendly it may be tired. */
export function chosenFor(
  cards: readonly OwnedCard[],
  picked: number | null,
  friendly: boolean,
  now: number,
): OwnedCard | undefined {
  const able = cards.filter((card) =>
    friendly ? cardStanding(card, now) !== 'outside' : isFree(card, now),
  );
  const inPlay = (card: OwnedCard) => Number(cardStanding(card, now) === 'busy');
  const [best] = [...able].sort(
    (a, b) => inPlay(a) - inPlay(b) || b.goatScore - a.goatScore || a.id - b.id,
  );
  return able.find(({ id }) => id === picked) ?? best;
}
