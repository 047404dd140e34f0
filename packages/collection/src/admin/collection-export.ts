import type { RarityWeights } from '../generator/quotas.ts';
import type { MasterGoat } from '../goats/goat-shapes.ts';
import { type CollectionStats, collectionStats } from './collection-stats.ts';
import { type GenerationRun, runSize } from './generation-runs.ts';
import type { GenerationSettings } from './generation-settings.ts';

/** All that the admin area holds; cards follow from the runs. */
export interface CollectionState {
  readonly masterGoats: readonly MasterGoat[];
  readonly settings: GenerationSettings;
  readonly runs: readonly GenerationRun[];
}

export type BulkSettings = Pick<
  GenerationSettings,
  'nftBatchSize' | 'momentBatchSize' | 'attributeVariance' | 'includeSpecialEditions' | 'seed'
>;

export interface CollectionExport {
  readonly masterGoats: readonly MasterGoat[];
  readonly collectionStats: CollectionStats;
  readonly nftRarityDistribution: RarityWeights;
  readonly momentRarityDistribution: RarityWeights;
  readonly bulkSettings: BulkSettings;
  readonly exportedAt: string;
  readonly summary: {
    readonly collection: string;
    readonly totalMasterGoats: number;
    readonly activeGoats: number;
    readonly totalNFTVariations: number;
    readonly totalIconicMoments: number;
    readonly totalCollection: number;
    /** What ran, goat by goat, so that an import can make the same cards again. */
    readonly runs: readonly GenerationRun[];
  };
}

/** `collectionExport(state, '2025-06-15T12:00:00.000Z').summary.totalCollection` */
export function collectionExport(state: CollectionState, exportedAt: string): CollectionExport {
  const { masterGoats, settings, runs } = state;
  const stats = collectionStats(masterGoats);
  const { seed, nftBatchSize, momentBatchSize, attributeVariance, includeSpecialEditions } =
    settings;
  return {
    masterGoats,
    collectionStats: stats,
    nftRarityDistribution: settings.nftRarityDistribution,
    momentRarityDistribution: settings.momentRarityDistribution,
    bulkSettings: {
      nftBatchSize,
      momentBatchSize,
      attributeVariance,
      includeSpecialEditions,
      seed,
    },
    exportedAt,
    summary: {
      collection: 'Legendary GOATs',
      totalMasterGoats: masterGoats.length,
      activeGoats: stats.activeGoats,
      totalNFTVariations: stats.totalNFTVariations,
      totalIconicMoments: stats.totalIconicMoments,
      totalCollection: stats.totalCollection,
      runs: runs.filter((run) => runSize(run) > 0),
    },
  };
}

/** `exportFileName('json', '2025-06-15T12:00:00.000Z') // 'legendary-goats-collection-2025-06-15T12-00-00.json'` */
export function exportFileName(ending: string, exportedAt: string): string {
  const stamp = exportedAt.slice(0, 19).replaceAll(':', '-');
  const [part, extension] = ending.includes('.') ? ending.split('.') : ['', ending];
  return `legendary-goats-collection-${stamp}${part === '' ? '' : `-${part}`}.${extension}`;
}
