import { type Attributes, goatScore, type Rarity, tokenOf } from '@goats/rules';
import {
  COLLECTION_SEED,
  COLLECTION_SIZE,
  DEFAULT_SETTINGS,
  GOAT_COUNT,
  MAX_VARIATIONS,
} from '../admin/generation-settings.ts';
import { solPrice } from '../card-prices.ts';
import { type GeneratedVariation, variationMaker } from '../generator/variations.ts';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { baseGoatId, goatSummaries } from '../goats/goat-summaries.ts';
import type { GoatTraits } from '../traits.ts';
import { cardDescription } from './card-description.ts';
import { cardImagePath } from './card-image.ts';

/** One of the 20,000, as it was on the day it was minted. */
export interface MintedCard {
  /** 1 to 20,000 */
  readonly id: number;
  readonly tokenId: number;
  readonly goat: GoatSlug;
  /** 1 to 10 */
  readonly baseGoatId: number;
  /** 1 to 2,000 within the goat */
  readonly variationNumber: number;
  readonly name: string;
  readonly goatName: string;
  readonly description: string;
  readonly momentTitle: string;
  readonly momentYear: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** The rounded average of the ten. */
  readonly goatScore: number;
  readonly traits: GoatTraits;
  /** Without a version: it is part of what the provenance seals. */
  readonly imageUrl: string;
  readonly priceHoof: number;
  readonly priceMatic: number;
  /** SOL, two decimals. */
  readonly price: number;
  /** MATIC, four decimals. */
  readonly pricePolygon: number;
}

/** `cardId('the-flea', 1) // 3`: the goats take turns, so the last digit of an id names its goat. */
export function cardId(goat: GoatSlug, variationNumber: number): number {
  return (variationNumber - 1) * GOAT_COUNT + GOAT_SLUGS.indexOf(goat) + 1;
}

/** `isCardId(20_001) // false` */
export function isCardId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= COLLECTION_SIZE;
}

type Minter = (variationNumber: number) => MintedCard;

/** `mintVariation(variation)`: a generated variation as a token; an edition is printed on none. */
export function mintVariation(variation: GeneratedVariation): MintedCard {
  const { masterGoatId: slug, variationNumber, rarity, attributes } = variation;
  const { edition: _edition, ...look } = variation.traits;
  const goat = goatSummaries[baseGoatId(slug) - 1]!;
  const traits = { goat: slug, ...look };
  const moment = { title: variation.momentTitle, year: variation.momentYear };
  const id = cardId(slug, variationNumber);
  return {
    id,
    tokenId: tokenOf(id),
    goat: slug,
    baseGoatId: goat.baseGoatId,
    variationNumber,
    name: variation.name,
    goatName: goat.name,
    description: cardDescription(goat, rarity, traits, moment),
    momentTitle: moment.title,
    momentYear: moment.year,
    rarity,
    attributes,
    goatScore: goatScore(attributes),
    traits,
    imageUrl: cardImagePath(id),
    priceHoof: variation.priceHoof,
    priceMatic: variation.priceMatic,
    price: solPrice(variation.priceHoof),
    pricePolygon: variation.priceMatic,
  };
}

function minterOf(slug: GoatSlug): Minter {
  const make = variationMaker(
    { ...DEFAULT_SETTINGS, seed: COLLECTION_SEED },
    { ...masterGoat(slug), maxVariations: MAX_VARIATIONS },
  );
  return (variationNumber) => mintVariation(make(variationNumber));
}

const minters = new Map<GoatSlug, Minter>();

function minter(slug: GoatSlug): Minter {
  const known = minters.get(slug);
  if (known) return known;
  const made = minterOf(slug);
  minters.set(slug, made);
  return made;
}

/** `mintedCard(3)?.name // 'The Flea #0001'`; undefined when the collection has no such card. */
export function mintedCard(id: number): MintedCard | undefined {
  const slug = GOAT_SLUGS[(id - 1) % GOAT_COUNT];
  if (!isCardId(id) || !slug) return undefined;
  return minter(slug)(Math.floor((id - 1) / GOAT_COUNT) + 1);
}

/** `for (const card of mintedCards()) …`: from and to included, one card at a time. */
export function* mintedCards(
  from = 1,
  to: number = COLLECTION_SIZE,
): Generator<MintedCard, void, undefined> {
  for (let id = Math.max(1, from); id <= Math.min(to, COLLECTION_SIZE); id += 1) {
    const card = mintedCard(id);
    if (card) yield card;
  }
}
