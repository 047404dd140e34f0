import { type CardKind, GOAT_SLUGS, type GoatSlug, MOMENT_ATTRIBUTES } from '@goats/collection';
import { ATTRIBUTES, RARITIES, type Rarity } from '@goats/rules';
import type { CardStore } from './card-store.ts';

export interface Bin {
  /** From, included; to, excluded except for the last. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface AttributeSpread {
  readonly name: string;
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

export interface CardReport {
  readonly kind: CardKind;
  readonly count: number;
  readonly byRarity: Readonly<Record<Rarity, number>>;
  /** A card's score out of 100: the mean of its attributes. */
  readonly scores: readonly Bin[];
  readonly medianScore: number | null;
  readonly prices: readonly Bin[];
  readonly attributes: readonly AttributeSpread[];
}

/** HOOF; prices of the tiers lie a factor of two to four apart, so even steps would show one bar. */
const PRICE_STEPS = [0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const SCORE_STEP = 2;

/** `reportOf(store, 'variation', 'the-flea').byRarity.Epic`: all a chart needs, in one pass. */
export function reportOf(store: CardStore, kind: CardKind, goat?: GoatSlug): CardReport {
  const from = store[kind];
  const only = goat === undefined ? -1 : GOAT_SLUGS.indexOf(goat);
  const names: readonly string[] = kind === 'variation' ? ATTRIBUTES : MOMENT_ATTRIBUTES;
  const { width } = from;
  const rarities = [0, 0, 0, 0];
  const scores = new Uint32Array(101);
  const prices = new Uint32Array(PRICE_STEPS.length);
  const sum = new Float64Array(width);
  const min = new Uint8Array(width).fill(255);
  const max = new Uint8Array(width);
  let count = 0;
  for (let row = 0; row < from.count; row += 1) {
    if (only >= 0 && from.goat[row] !== only) continue;
    count += 1;
    const rarity = from.rarity[row] as number;
    rarities[rarity] = (rarities[rarity] ?? 0) + 1;
    const score = Math.min(100, Math.round((from.score[row] as number) / width));
    scores[score] = (scores[score] as number) + 1;
    const step = priceStep(from.price[row] as number);
    prices[step] = (prices[step] as number) + 1;
    for (let at = 0; at < width; at += 1) {
      const value = from.attributes[row * width + at] as number;
      sum[at] = (sum[at] as number) + value;
      if (value < (min[at] as number)) min[at] = value;
      if (value > (max[at] as number)) max[at] = value;
    }
  }
  return {
    kind,
    count,
    byRarity: Object.fromEntries(
      RARITIES.map((rarity, at) => [rarity, rarities[at] ?? 0]),
    ) as Record<Rarity, number>,
    scores: scoreBins(scores),
    medianScore: medianOf(scores, count),
    prices: priceBins(prices),
    attributes: names.map((name, at) => ({
      name,
      min: count === 0 ? 0 : (min[at] as number),
      mean: count === 0 ? 0 : (sum[at] as number) / count,
      max: max[at] as number,
    })),
  };
}

function priceStep(price: number): number {
  let step = PRICE_STEPS.length - 1;
  while (step > 0 && price < (PRICE_STEPS[step] as number)) step -= 1;
  return step;
}

/** Only the stretch that has cards: a chart from 0 to 100 would be mostly empty pitch. */
function scoreBins(scores: Uint32Array): readonly Bin[] {
  const first = scores.findIndex((count) => count > 0);
  if (first < 0) return [];
  const last = scores.findLastIndex((count) => count > 0);
  const bins: Bin[] = [];
  for (let from = first - (first % SCORE_STEP); from <= last; from += SCORE_STEP) {
    let count = 0;
    for (let score = from; score < from + SCORE_STEP; score += 1) count += scores[score] ?? 0;
    bins.push({ from, to: from + SCORE_STEP, count });
  }
  return bins;
}

function medianOf(scores: Uint32Array, count: number): number | null {
  if (count === 0) return null;
  let seen = 0;
  return scores.findIndex((many) => {
    seen += many;
    return seen * 2 >= count;
  });
}

function priceBins(prices: Uint32Array): readonly Bin[] {
  const first = prices.findIndex((count) => count > 0);
  if (first < 0) return [];
  const last = prices.findLastIndex((count) => count > 0);
  const bins: Bin[] = [];
  for (let step = first; step <= last; step += 1) {
    bins.push({
      from: PRICE_STEPS[step] as number,
      to: PRICE_STEPS[step + 1] ?? Number.POSITIVE_INFINITY,
      count: prices[step] as number,
    });
  }
  return bins;
}
