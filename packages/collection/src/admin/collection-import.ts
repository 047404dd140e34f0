import { ATTRIBUTES, type Attribute, isRarity, RARITIES, type Rarity } from '@goats/rules';
import type { RarityWeights } from '../generator/quotas.ts';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { masterGoats as builtIn } from '../goats/goat-shapes.ts';
import {
  MOMENT_BATCH_LIMITS,
  NFT_BATCH_LIMITS,
  PERCENTAGE_LIMITS,
  VARIANCE_LIMITS,
} from './admin-inputs.ts';
import {
  type Fields,
  fields,
  flag,
  list,
  number,
  parseChecked,
  Refused,
  refuse,
  whole,
  words,
} from './checked-json.ts';
import type { CollectionState } from './collection-export.ts';
import { CARD_KINDS, type CardKind, type GenerationRun, runGoat } from './generation-runs.ts';
import { COLLECTION_SEED, type GenerationSettings } from './generation-settings.ts';
import { BASE_ATTRIBUTE_LIMITS, BASE_PRICE_LIMITS, META_TAG_LIMITS } from './master-edits.ts';

/** Ten goats with their stories and a thousand runs fit ten times over. */
export const MAX_IMPORT_CHARACTERS = 4_000_000;
const MAX_RUNS = 20_000;
const MAX_SEED_LENGTH = 200;

export type ImportResult =
  | { readonly ok: true; readonly state: CollectionState }
  | { readonly ok: false; readonly sentence: string };

/**
 * `readCollectionExport(text)`: everything or nothing. A wrong, cut or hostile file answers one
 * sentence, and whoever asked still has the state from before.
 */
export function readCollectionExport(text: string): ImportResult {
  try {
    if (text.length > MAX_IMPORT_CHARACTERS) {
      refuse('This file is too large to be an export of this collection.');
    }
    return { ok: true, state: readState(parseChecked(text)) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, sentence: error.message };
    throw error;
  }
}

function readState(file: Fields): CollectionState {
  const known = builtIn();
  const given = list(file.masterGoats, 'masterGoats', known.length);
  if (given.length !== known.length) refuse(`An export holds all ${known.length} master goats.`);
  const byId = new Map(
    given.map((entry) => {
      const goat = fields(entry, 'A master goat');
      return [goat.id, goat] as const;
    }),
  );
  const masters = known.map((goat) =>
    readMaster(goat, byId.get(goat.id) ?? refuse(`The master goat "${goat.id}" is missing.`)),
  );
  const settings = readSettings(file);
  const summary = fields(file.summary, 'summary');
  const runs =
    summary.runs === undefined
      ? wholeRuns(masters, settings)
      : list(summary.runs, 'summary.runs', MAX_RUNS).map((run) => readRun(run, masters));
  checkCounters(masters, runs);
  return { masterGoats: masters, settings, runs };
}

/** Names and stories are ours, not the file's: only what an operator can change is taken over. */
function readMaster(goat: MasterGoat, entry: Fields): MasterGoat {
  const what = `${goat.name}:`;
  const tags = list(entry.metaTags, `${what} metaTags`, META_TAG_LIMITS.count);
  const rarity = entry.baseRarity;
  return {
    ...goat,
    ...readBase(entry, what),
    baseRarity: isRarity(rarity) ? rarity : refuse(`${what} baseRarity is not a rarity.`),
    metaTags: tags.map((tag) => words(tag, `${what} a meta tag`, META_TAG_LIMITS.length)),
    isActive: flag(entry.isActive, `${what} isActive`),
    variationsGenerated: whole(entry.variationsGenerated, `${what} variationsGenerated`, {
      min: 0,
      max: goat.maxVariations,
    }),
    iconicMomentsGenerated: whole(entry.iconicMomentsGenerated, `${what} iconicMomentsGenerated`, {
      min: 0,
      max: goat.maxIconicMoments,
    }),
  };
}

function readBase(entry: Fields, what: string) {
  const given = fields(entry.baseAttributes, `${what} baseAttributes`);
  const attributes = ATTRIBUTES.map(
    (attribute) =>
      [attribute, whole(given[attribute], `${what} ${attribute}`, BASE_ATTRIBUTE_LIMITS)] as const,
  );
  return {
    baseAttributes: Object.fromEntries(attributes) as Record<Attribute, number>,
    baseGoatScore: whole(entry.baseGoatScore, `${what} baseGoatScore`, BASE_ATTRIBUTE_LIMITS),
    basePriceHoof: number(entry.basePriceHoof, `${what} basePriceHoof`, BASE_PRICE_LIMITS),
    basePriceMatic: number(entry.basePriceMatic, `${what} basePriceMatic`, BASE_PRICE_LIMITS),
  };
}

function readWeights(value: unknown, what: string): RarityWeights {
  const given = fields(value, what);
  return Object.fromEntries(
    RARITIES.map((rarity) => [
      rarity,
      number(given[rarity], `${what}, ${rarity}`, PERCENTAGE_LIMITS),
    ]),
  ) as Record<Rarity, number>;
}

function readSettings(file: Fields): GenerationSettings {
  const bulk = fields(file.bulkSettings, 'bulkSettings');
  return {
    seed: bulk.seed === undefined ? COLLECTION_SEED : readSeed(bulk.seed, 'bulkSettings.seed'),
    nftBatchSize: whole(bulk.nftBatchSize, 'nftBatchSize', NFT_BATCH_LIMITS),
    momentBatchSize: whole(bulk.momentBatchSize, 'momentBatchSize', MOMENT_BATCH_LIMITS),
    attributeVariance: number(bulk.attributeVariance, 'attributeVariance', VARIANCE_LIMITS),
    includeSpecialEditions: flag(bulk.includeSpecialEditions, 'includeSpecialEditions'),
    nftRarityDistribution: readWeights(file.nftRarityDistribution, 'nftRarityDistribution'),
    momentRarityDistribution: readWeights(
      file.momentRarityDistribution,
      'momentRarityDistribution',
    ),
  };
}

function readSeed(value: unknown, what: string): string {
  const seed = words(value, what, MAX_SEED_LENGTH);
  return seed === '' ? refuse(`${what} must not be empty.`) : seed;
}

function readRun(value: unknown, masters: readonly MasterGoat[]): GenerationRun {
  const run = fields(value, 'A run');
  const kind = CARD_KINDS.find((each) => each === run.kind);
  const given = fields(run.goat, 'The goat of a run');
  const master = masters.find((goat) => goat.id === given.id);
  if (!kind || !master) return refuse('A run names a kind of card or a goat that does not exist.');
  const most = kind === 'variation' ? master.maxVariations : master.maxIconicMoments;
  const what = `A run of ${master.name}:`;
  const from = whole(run.from, `${what} from`, { min: 1, max: most });
  const to = whole(run.to, `${what} to`, { min: from, max: most });
  const settings = fields(run.settings, `${what} settings`);
  return {
    kind,
    goat: runGoat({ ...master, ...readBase(given, what) }),
    settings: {
      seed: readSeed(settings.seed, `${what} seed`),
      attributeVariance: number(
        settings.attributeVariance,
        `${what} attributeVariance`,
        VARIANCE_LIMITS,
      ),
      includeSpecialEditions: flag(
        settings.includeSpecialEditions,
        `${what} includeSpecialEditions`,
      ),
      rarityDistribution: readWeights(settings.rarityDistribution, `${what} rarityDistribution`),
    },
    from,
    to,
  };
}

/** A file without runs says only how many: then the settings of the file made them all. */
function wholeRuns(
  masters: readonly MasterGoat[],
  settings: GenerationSettings,
): readonly GenerationRun[] {
  return masters.flatMap((goat) =>
    (
      [
        ['variation', goat.variationsGenerated, settings.nftRarityDistribution],
        ['moment', goat.iconicMomentsGenerated, settings.momentRarityDistribution],
      ] as const
    )
      .filter(([, count]) => count > 0)
      .map(([kind, count, rarityDistribution]) => ({
        kind,
        goat: runGoat(goat),
        settings: {
          seed: settings.seed,
          attributeVariance: settings.attributeVariance,
          includeSpecialEditions: settings.includeSpecialEditions,
          rarityDistribution,
        },
        from: 1,
        to: count,
      })),
  );
}

/** Runs of a goat follow one another without gap, and end where its counter stands. */
function checkCounters(masters: readonly MasterGoat[], runs: readonly GenerationRun[]): void {
  const reached = new Map<string, number>();
  for (const run of runs) {
    const key = `${run.kind} ${run.goat.id}`;
    if (run.from !== (reached.get(key) ?? 0) + 1) {
      refuse(`The runs of ${run.goat.name} overlap or leave a gap.`);
    }
    reached.set(key, run.to);
  }
  for (const goat of masters) {
    const at = (kind: CardKind) => reached.get(`${kind} ${goat.id}`) ?? 0;
    if (
      at('variation') !== goat.variationsGenerated ||
      at('moment') !== goat.iconicMomentsGenerated
    ) {
      refuse(`The counters of ${goat.name} do not match its runs.`);
    }
  }
}
