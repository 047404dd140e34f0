import {
  ATTRIBUTE_RANGES,
  ATTRIBUTES,
  type Attributes,
  type MatchCard,
  PRICE_TIERS,
  RARITIES,
  seededStream,
} from '../../src/index.ts';

export interface SimulatedCard extends MatchCard {
  readonly goat: string;
  readonly priceHoof: number;
}

/** Evenly spread cards for when the collection is not there: 250 a tier, no goats of its own. */
function syntheticCards(): SimulatedCard[] {
  const stream = seededStream('simulated cards', '', '', '');
  return RARITIES.flatMap((rarity, tier) =>
    Array.from({ length: 250 }, (_, i) => {
      const { min, max } = ATTRIBUTE_RANGES[rarity];
      const values = ATTRIBUTES.map((name) => [name, min + stream.int(max - min + 1)]);
      return {
        id: tier * 250 + i + 1,
        rarity,
        goat: 'any goat',
        priceHoof: PRICE_TIERS[rarity].hoof,
        attributes: Object.fromEntries(values) as Attributes,
      };
    }),
  );
}

function isCardList(value: unknown): value is SimulatedCard[] {
  return Array.isArray(value) && value.length > 0 && 'attributes' in value[0];
}

/**
 * The real collection when it can be found. It is looked up by name at run time, because the rules
 * must not depend on it.
 */
export async function cardsToSimulate(): Promise<{ source: string; cards: SimulatedCard[] }> {
  const name = '@goats/collection';
  try {
    const collection: { mintedCards?: unknown } = await import(name);
    const minted = collection.mintedCards;
    const list: unknown = typeof minted === 'function' ? minted() : minted;
    const cards = Array.isArray(list) ? list : [...(list as Iterable<unknown>)];
    if (isCardList(cards)) return { source: `${cards.length} minted cards`, cards };
  } catch (error) {
    console.error(`The collection could not be read (${error}); synthetic cards play instead.`);
  }
  const cards = syntheticCards();
  return { source: `${cards.length} synthetic cards`, cards };
}
