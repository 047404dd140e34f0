import type { Rarity } from '@goats/rules';
import { type GenerationSettings, MOMENT_MULTIPLIERS } from '../admin/generation-settings.ts';
import { type CardPrices, momentPrices } from '../card-prices.ts';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { goatStory } from '../goats/goat-stories.ts';
import type { GoatStory } from '../goats/goat-types.ts';
import {
  CARD_STYLES,
  type CardStyle,
  COMPETITIONS,
  type Competition,
  EFFECTS,
  type Effect,
  FRAME_COLORS,
  type FrameColor,
} from '../moment-traits.ts';
import type { CardType } from '../traits.ts';
import { momentTeller } from './moment-telling.ts';
import { permutation } from './permutation.ts';
import { rarityAt, rarityQuotas } from './quotas.ts';
import { below, hashText, mix, pick, unit } from './seeded.ts';
import { batches } from './variations.ts';

export const MOMENT_ATTRIBUTES = ['impact', 'technique', 'drama', 'rarity', 'legacy'] as const;
export type MomentAttribute = (typeof MOMENT_ATTRIBUTES)[number];
export type MomentAttributes = Readonly<Record<MomentAttribute, number>>;

export const FIRST_MOMENT_YEAR = 1994;
export const LAST_MOMENT_YEAR = 2023;

export interface MomentVisualTraits {
  readonly cardStyle: CardStyle;
  readonly frameColor: FrameColor;
  readonly effect: Effect;
  readonly holographic: boolean;
}

export interface GeneratedMoment extends CardPrices {
  readonly id: string;
  readonly masterGoatId: MasterGoat['id'];
  readonly cardNumber: number;
  readonly momentTitle: string;
  readonly momentDescription: string;
  readonly year: number;
  readonly competition: Competition;
  readonly rarity: Rarity;
  readonly cardType: CardType;
  readonly attributes: MomentAttributes;
  /** The sum of the five. */
  readonly momentScore: number;
  readonly visualTraits: MomentVisualTraits;
  readonly isGenerated: true;
}

export type MomentSettings = Pick<
  GenerationSettings,
  'seed' | 'attributeVariance' | 'momentRarityDistribution'
>;

/** What the generator needs of a master goat. */
export type MomentGoat = Pick<
  MasterGoat,
  | 'id'
  | 'name'
  | 'baseAttributes'
  | 'baseGoatScore'
  | 'basePriceHoof'
  | 'basePriceMatic'
  | 'maxIconicMoments'
>;

const HOLOGRAPHIC_CHANCE: Readonly<Record<Rarity, number>> = {
  Common: 0.01,
  Rare: 0.06,
  Epic: 0.25,
  Legendary: 1,
};

/** What a moment of this goat is worth before rarity and luck. */
function momentBase(goat: MomentGoat): MomentAttributes {
  const { dribbling, passingAccuracy, shootingPower, finishing, charisma } = goat.baseAttributes;
  return {
    impact: (shootingPower + finishing) / 2,
    technique: (dribbling + passingAccuracy) / 2,
    drama: charisma,
    rarity: 95,
    legacy: goat.baseGoatScore,
  };
}

/**
 * `const make = momentMaker(DEFAULT_SETTINGS, masterGoat('the-flea')); make(25_000)`
 *
 * Each of the five attributes is round(base x tier multiplier x (1 + variance % x swing)), held
 * inside 1-100, with the same swing as a card's attributes.
 */
export function momentMaker(
  settings: MomentSettings,
  goat: MomentGoat,
): (cardNumber: number) => GeneratedMoment {
  return momentMakerFrom(settings, goat, goatStory(goat.id));
}

/** The same for whoever has loaded one goat's story and no other. */
export function momentMakerFrom(
  settings: MomentSettings,
  goat: MomentGoat,
  story: GoatStory,
): (cardNumber: number) => GeneratedMoment {
  const goatKey = mix(hashText(settings.seed), hashText(`moments of ${goat.id}`));
  const slotOf = permutation(mix(goatKey, 10), goat.maxIconicMoments);
  const quotas = rarityQuotas(settings.momentRarityDistribution, goat.maxIconicMoments);
  const base = momentBase(goat);
  const tell = momentTeller(goatKey, goat.name, story, goat.maxIconicMoments);

  return (cardNumber) => {
    const key = mix(mix(goatKey, 11), cardNumber);
    const rarity = rarityAt(quotas, slotOf(cardNumber - 1));
    const year = FIRST_MOMENT_YEAR + below(mix(key, 1), LAST_MOMENT_YEAR - FIRST_MOMENT_YEAR + 1);
    const competition = pick(mix(key, 2), COMPETITIONS);
    const told = tell(cardNumber, year, competition);

    const attributes = { impact: 0, technique: 0, drama: 0, rarity: 0, legacy: 0 };
    let momentScore = 0;
    let part = 20;
    for (const attribute of MOMENT_ATTRIBUTES) {
      const swing = unit(mix(key, part)) + unit(mix(key, part + 1)) - 1;
      part += 2;
      const value =
        base[attribute] *
        MOMENT_MULTIPLIERS[rarity] *
        (1 + (settings.attributeVariance / 100) * swing);
      attributes[attribute] = Math.min(100, Math.max(1, Math.round(value)));
      momentScore += attributes[attribute];
    }
    return {
      id: `${goat.id}-moment-${String(cardNumber).padStart(5, '0')}`,
      masterGoatId: goat.id,
      cardNumber,
      momentTitle: told.title,
      momentDescription: told.description,
      year,
      competition,
      rarity,
      cardType: told.cardType,
      attributes,
      momentScore,
      ...momentPrices(goat, rarity, momentScore),
      visualTraits: {
        cardStyle: pick(mix(key, 3), CARD_STYLES),
        frameColor: pick<FrameColor>(mix(key, 4), FRAME_COLORS[rarity]),
        effect: pick(mix(key, 5), EFFECTS),
        holographic: unit(mix(key, 6)) < HOLOGRAPHIC_CHANCE[rarity],
      },
      isGenerated: true,
    };
  };
}

/** `generateMoment(DEFAULT_SETTINGS, masterGoat('the-flea'), 1).momentTitle` */
export function generateMoment(
  settings: MomentSettings,
  goat: MomentGoat,
  cardNumber: number,
): GeneratedMoment {
  return momentMaker(settings, goat)(cardNumber);
}

/** `for (const moment of moments(settings, goat, 1, 1000)) …`; both ends included, one at a time. */
export function* moments(
  settings: MomentSettings,
  goat: MomentGoat,
  from = 1,
  to = goat.maxIconicMoments,
): Generator<GeneratedMoment, void, undefined> {
  const make = momentMaker(settings, goat);
  const last = Math.min(to, goat.maxIconicMoments);
  for (let number = from; number <= last; number += 1) yield make(number);
}

/** Batches of `momentBatchSize`; begin anywhere, stop anywhere, and the cards are the same. */
export function* momentBatches(
  settings: MomentSettings & Pick<GenerationSettings, 'momentBatchSize'>,
  goat: MomentGoat,
  from = 1,
  to = goat.maxIconicMoments,
): Generator<readonly GeneratedMoment[], void, undefined> {
  yield* batches(moments(settings, goat, from, to), settings.momentBatchSize);
}

/** `momentsToGenerate({ maxIconicMoments: 25000, iconicMomentsGenerated: 24800 }, 1000) // 200` */
export function momentsToGenerate(
  goat: Pick<MasterGoat, 'maxIconicMoments' | 'iconicMomentsGenerated'>,
  batchSize: number,
): number {
  return Math.max(0, Math.min(goat.maxIconicMoments - goat.iconicMomentsGenerated, batchSize));
}
