import type { GeneratedMoment, MomentGoat } from '../generator/moments.ts';
import { momentMaker, momentsToGenerate } from '../generator/moments.ts';
import type { RarityWeights } from '../generator/quotas.ts';
import type { GeneratedVariation, VariationGoat } from '../generator/variations.ts';
import { variationMaker } from '../generator/variations.ts';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { canonicalJson } from '../provenance/canonical-json.ts';
import type { GenerationSettings } from './generation-settings.ts';

export const CARD_KINDS = ['variation', 'moment'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type RunGoat = VariationGoat & MomentGoat;

export interface RunSettings
  extends Pick<GenerationSettings, 'seed' | 'attributeVariance' | 'includeSpecialEditions'> {
  readonly rarityDistribution: RarityWeights;
}

/**
 * One stretch of numbers of one goat, with the goat and the settings as they were when it ran: all
 * that is needed to make any of its cards again, so the cards themselves need not be kept.
 */
export interface GenerationRun {
  readonly kind: CardKind;
  readonly goat: RunGoat;
  readonly settings: RunSettings;
  /** Both ends included. */
  readonly from: number;
  readonly to: number;
}

/** `runSize({ …, from: 101, to: 200 }) // 100` */
export function runSize(run: Pick<GenerationRun, 'from' | 'to'>): number {
  return run.to - run.from + 1;
}

/** `runVariation(run)(run.from).name // 'The Flea #0101'` */
export function runVariation(run: GenerationRun): (variationNumber: number) => GeneratedVariation {
  const { rarityDistribution, ...settings } = run.settings;
  return variationMaker({ ...settings, nftRarityDistribution: rarityDistribution }, run.goat);
}

/** `runMoment(run)(run.from).momentTitle` */
export function runMoment(run: GenerationRun): (cardNumber: number) => GeneratedMoment {
  const { rarityDistribution, ...settings } = run.settings;
  return momentMaker({ ...settings, momentRarityDistribution: rarityDistribution }, run.goat);
}

/** `runGoat(master)`: what a run keeps of a master goat; the long copy stays behind. */
export function runGoat(goat: RunGoat): RunGoat {
  return {
    id: goat.id,
    name: goat.name,
    baseAttributes: goat.baseAttributes,
    baseGoatScore: goat.baseGoatScore,
    basePriceHoof: goat.basePriceHoof,
    basePriceMatic: goat.basePriceMatic,
    maxVariations: goat.maxVariations,
    maxIconicMoments: goat.maxIconicMoments,
  };
}

/** `planVariations(goat, settings)?.to`; undefined when the goat has all it can have. */
export function planVariations(
  goat: MasterGoat,
  settings: GenerationSettings,
  atMost: number = settings.nftBatchSize,
): GenerationRun | undefined {
  const count = Math.min(goat.maxVariations - goat.variationsGenerated, atMost);
  return count < 1
    ? undefined
    : plan('variation', goat, settings, goat.variationsGenerated + 1, count);
}

/** `planMoments(goat, settings)`: the smaller of what is left and the batch size. */
export function planMoments(
  goat: MasterGoat,
  settings: GenerationSettings,
  atMost: number = settings.momentBatchSize,
): GenerationRun | undefined {
  const count = momentsToGenerate(goat, atMost);
  return count < 1
    ? undefined
    : plan('moment', goat, settings, goat.iconicMomentsGenerated + 1, count);
}

function plan(
  kind: CardKind,
  goat: MasterGoat,
  settings: GenerationSettings,
  from: number,
  count: number,
): GenerationRun {
  const { seed, attributeVariance, includeSpecialEditions } = settings;
  const rarityDistribution =
    kind === 'variation' ? settings.nftRarityDistribution : settings.momentRarityDistribution;
  return {
    kind,
    goat: runGoat(goat),
    settings: { seed, attributeVariance, includeSpecialEditions, rarityDistribution },
    from,
    to: from + count - 1,
  };
}

/** `everything`: whatever is left of every active goat; `batch`: one batch of each kind. */
export type BulkScope = 'everything' | 'batch';

/** `planBulk(masters, settings, 'everything')`: variations of all active goats, then moments. */
export function planBulk(
  goats: readonly MasterGoat[],
  settings: GenerationSettings,
  scope: BulkScope,
): readonly GenerationRun[] {
  const active = goats.filter((goat) => goat.isActive);
  const atMost = scope === 'everything' ? [Number.POSITIVE_INFINITY] : [];
  return [
    ...active.map((goat) => planVariations(goat, settings, ...atMost)),
    ...active.map((goat) => planMoments(goat, settings, ...atMost)),
  ].filter((run) => run !== undefined);
}

/** `countRuns(masters, runs)`: the goats with their counters as the runs leave them. */
export function countRuns(
  goats: readonly MasterGoat[],
  runs: readonly GenerationRun[],
): readonly MasterGoat[] {
  return goats.map((goat) => {
    const made = (kind: CardKind) =>
      runs
        .filter((run) => run.kind === kind && run.goat.id === goat.id)
        .reduce((sum, run) => sum + runSize(run), 0);
    const [variations, moments] = [made('variation'), made('moment')];
    if (variations + moments === 0) return goat;
    return {
      ...goat,
      variationsGenerated: goat.variationsGenerated + variations,
      iconicMomentsGenerated: goat.iconicMomentsGenerated + moments,
    };
  });
}

/**
 * `joinRuns(before, made)`: what was made behind what was there. A run that goes on where the last
 * one of its goat ended, made in the same way, lengthens it: a hundred batches stay one line.
 */
export function joinRuns(
  before: readonly GenerationRun[],
  made: readonly GenerationRun[],
): readonly GenerationRun[] {
  const joined = [...before];
  for (const run of made) {
    const at = joined.findLastIndex(
      (each) => each.kind === run.kind && each.goat.id === run.goat.id,
    );
    const last = joined[at];
    if (last && last.to + 1 === run.from && making(last) === making(run)) {
      joined[at] = { ...last, to: run.to };
    } else joined.push(run);
  }
  return joined;
}

/** Everything that decides what a number of this goat becomes. */
function making({ goat, settings }: GenerationRun): string {
  return canonicalJson({ goat, settings });
}
