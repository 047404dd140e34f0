import { ATTRIBUTES, type Attributes, type Rarity } from '@goats/rules';
import type { GenerationSettings } from '../admin/generation-settings.ts';
import { type CardPrices, variationPrices } from '../card-prices.ts';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { bestForm, cardAttributes } from './card-attributes.ts';
import { permutation } from './permutation.ts';
import { rarityAt, rarityQuotas } from './quotas.ts';
import { hashText, mix } from './seeded.ts';
import { type VariationTraits, variationLooks } from './variation-traits.ts';

export interface GeneratedVariation extends CardPrices {
  readonly id: string;
  readonly masterGoatId: MasterGoat['id'];
  readonly variationNumber: number;
  readonly name: string;
  /** The moment of its goat that the card tells. */
  readonly momentTitle: string;
  readonly momentYear: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** The sum of the ten attributes; a card's GOAT Score is their rounded average. */
  readonly goatScore: number;
  readonly traits: VariationTraits;
  readonly isGenerated: true;
}

export type VariationSettings = Pick<
  GenerationSettings,
  'seed' | 'attributeVariance' | 'includeSpecialEditions' | 'nftRarityDistribution'
>;

/** What the generator needs of a master goat. */
export type VariationGoat = Pick<
  MasterGoat,
  'id' | 'name' | 'baseAttributes' | 'basePriceHoof' | 'basePriceMatic' | 'maxVariations'
>;

/**
 * `const make = variationMaker(DEFAULT_SETTINGS, masterGoat('the-flea')); make(1999)`
 *
 * The quotas hold over all `maxVariations` numbers of the goat, whatever the batches: the numbers
 * are shuffled into slots, and the slots are filled tier by tier.
 */
export function variationMaker(
  settings: VariationSettings,
  goat: VariationGoat,
): (variationNumber: number) => GeneratedVariation {
  const goatKey = mix(hashText(settings.seed), hashText(`variations of ${goat.id}`));
  const slotOf = permutation(mix(goatKey, 10), goat.maxVariations);
  const quotas = rarityQuotas(settings.nftRarityDistribution, goat.maxVariations);
  const form = bestForm(goat.baseAttributes);
  const tierOf = (variationNumber: number) => {
    const slot = slotOf(variationNumber - 1);
    return { rarity: rarityAt(quotas, slot), slot };
  };
  const lookAt = variationLooks(
    goatKey,
    goatStory(goat.id).iconicMoments,
    goat.maxVariations,
    tierOf,
    settings.includeSpecialEditions,
  );
  const attributeKey = mix(goatKey, 11);

  return (variationNumber) => {
    const { rarity } = tierOf(variationNumber);
    const { moment, traits } = lookAt(variationNumber);
    const attributes = cardAttributes(
      form,
      rarity,
      settings.attributeVariance,
      mix(attributeKey, variationNumber),
    );
    let sum = 0;
    for (const attribute of ATTRIBUTES) sum += attributes[attribute];
    const digits = String(variationNumber).padStart(4, '0');
    return {
      id: `${goat.id}-${digits}`,
      masterGoatId: goat.id,
      variationNumber,
      name: `${goat.name} #${digits}`,
      momentTitle: moment.title,
      momentYear: moment.year,
      rarity,
      attributes,
      goatScore: sum,
      ...variationPrices(goat, rarity, sum),
      traits,
      isGenerated: true,
    };
  };
}

/** `generateVariation(DEFAULT_SETTINGS, masterGoat('the-flea'), 1).name // 'The Flea #0001'` */
export function generateVariation(
  settings: VariationSettings,
  goat: VariationGoat,
  variationNumber: number,
): GeneratedVariation {
  return variationMaker(settings, goat)(variationNumber);
}

/** `for (const card of variations(settings, goat, 101, 200)) …`; both ends included, one at a time. */
export function* variations(
  settings: VariationSettings,
  goat: VariationGoat,
  from = 1,
  to = goat.maxVariations,
): Generator<GeneratedVariation, void, undefined> {
  const make = variationMaker(settings, goat);
  const last = Math.min(to, goat.maxVariations);
  for (let number = from; number <= last; number += 1) yield make(number);
}

/**
 * `for (const batch of variationBatches(settings, goat, goat.variationsGenerated + 1)) …`
 * Batches of `nftBatchSize`; begin anywhere, stop anywhere, and the cards are the same.
 */
export function* variationBatches(
  settings: VariationSettings & Pick<GenerationSettings, 'nftBatchSize'>,
  goat: VariationGoat,
  from = 1,
  to = goat.maxVariations,
): Generator<readonly GeneratedVariation[], void, undefined> {
  yield* batches(variations(settings, goat, from, to), settings.nftBatchSize);
}

/** `[...batches([1, 2, 3], 2)] // [[1, 2], [3]]` */
export function* batches<T>(
  items: Iterable<T>,
  size: number,
): Generator<readonly T[], void, undefined> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length >= size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
