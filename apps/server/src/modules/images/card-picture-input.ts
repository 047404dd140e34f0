import type { GoatCard } from '@goats/art';
import { goatSummary, type MintedCard } from '@goats/collection';

/** A card's face shows it as it was minted, so that the picture never contradicts its provenance. */
export function cardPictureInput(card: MintedCard): GoatCard {
  const goat = goatSummary(card.goat);
  return {
    traits: card.traits,
    rarity: card.rarity,
    name: goat.name,
    shirtNumber: goat.jerseyNumber,
    position: goat.position,
    origin: goat.origin,
    goatScore: card.goatScore,
    serial: card.id,
  };
}
