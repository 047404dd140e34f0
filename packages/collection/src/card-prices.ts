import { ATTRIBUTE_RANGES, type Rarity } from '@goats/rules';

/** The steps of the tier prices: 50, 100, 250 and 1,000. */
export const RARITY_PRICE_FACTORS: Readonly<Record<Rarity, number>> = {
  Common: 1,
  Rare: 2,
  Epic: 5,
  Legendary: 20,
};

/** One HOOF in the other currencies the product shows; fixed, for display. */
export const MATIC_PER_HOOF = 1.6;
export const SOL_PER_HOOF = 0.05;

/** A goat of 50,000 on the marketplace has a Common card at about 50 HOOF and a Legendary at 1,000. */
const MARKETPLACE_PRICE_PER_HOOF = 1000;
/** A moment card costs about a tenth of a goat card of its tier. */
const MOMENT_SHARE = 0.1;
const MOMENT_SCORE_MAX = 500;

const to = (decimals: number, value: number) => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};

/** `basePriceHoof({ price: 44_000 }) // 44` */
export function basePriceHoof(goat: { readonly price: number }): number {
  return to(2, goat.price / MARKETPLACE_PRICE_PER_HOOF);
}

/** `basePriceMatic({ price: 44_000 }) // 70.4` */
export function basePriceMatic(goat: { readonly price: number }): number {
  return to(4, basePriceHoof(goat) * MATIC_PER_HOOF);
}

/** From 0.8 for the weakest card a tier can have to 1.2 for the strongest. */
function quality(share: number): number {
  return 0.8 + 0.4 * Math.min(1, Math.max(0, share));
}

export interface CardPrices {
  /** Whole HOOF, at least 1. */
  readonly priceHoof: number;
  /** MATIC, four decimals. */
  readonly priceMatic: number;
}

interface BasePrices {
  readonly basePriceHoof: number;
  readonly basePriceMatic: number;
}

/**
 * `variationPrices(goat, 'Rare', 771)`: base price x tier factor x quality, where quality runs
 * from 0.8 to 1.2 with the attribute sum's place between the tier's lowest and highest.
 */
export function variationPrices(
  base: BasePrices,
  rarity: Rarity,
  attributeSum: number,
): CardPrices {
  const { min, max } = ATTRIBUTE_RANGES[rarity];
  const factor = RARITY_PRICE_FACTORS[rarity] * quality((attributeSum / 10 - min) / (max - min));
  return {
    priceHoof: Math.max(1, Math.round(base.basePriceHoof * factor)),
    priceMatic: to(4, base.basePriceMatic * factor),
  };
}

/** `momentPrices(goat, 'Epic', 402)`: as for a card, a tenth of it, quality from the score of 500. */
export function momentPrices(base: BasePrices, rarity: Rarity, momentScore: number): CardPrices {
  const factor =
    RARITY_PRICE_FACTORS[rarity] * MOMENT_SHARE * quality(momentScore / MOMENT_SCORE_MAX);
  return {
    priceHoof: Math.max(1, Math.round(base.basePriceHoof * factor)),
    priceMatic: to(4, base.basePriceMatic * factor),
  };
}

/** `solPrice(880) // 44`, two decimals */
export function solPrice(priceHoof: number): number {
  return to(2, priceHoof * SOL_PER_HOOF);
}

/** `solToMatic(44) // 1408`, four decimals; what a SOL bid is shown as on Polygon. */
export function solToMatic(sol: number): number {
  return to(4, (sol / SOL_PER_HOOF) * MATIC_PER_HOOF);
}
