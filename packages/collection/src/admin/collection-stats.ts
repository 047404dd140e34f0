import type { MasterGoat } from '../goats/goat-shapes.ts';

export interface CollectionStats {
  readonly activeGoats: number;
  readonly totalNFTVariations: number;
  readonly totalIconicMoments: number;
  readonly totalCollection: number;
  /** 0 to 100, unrounded. */
  readonly completionPercentage: number;
  readonly maxPossibleNFTs: number;
  readonly maxPossibleMoments: number;
  readonly maxPossibleTotal: number;
}

type Counted = Pick<
  MasterGoat,
  | 'isActive'
  | 'variationsGenerated'
  | 'maxVariations'
  | 'iconicMomentsGenerated'
  | 'maxIconicMoments'
>;

/** `collectionStats(masterGoats()).maxPossibleTotal // 270000` */
export function collectionStats(goats: readonly Counted[]): CollectionStats {
  const sum = (count: (goat: Counted) => number) =>
    goats.reduce((total, goat) => total + count(goat), 0);
  const totalNFTVariations = sum((goat) => goat.variationsGenerated);
  const totalIconicMoments = sum((goat) => goat.iconicMomentsGenerated);
  const maxPossibleNFTs = sum((goat) => goat.maxVariations);
  const maxPossibleMoments = sum((goat) => goat.maxIconicMoments);
  const totalCollection = totalNFTVariations + totalIconicMoments;
  const maxPossibleTotal = maxPossibleNFTs + maxPossibleMoments;
  return {
    activeGoats: goats.filter((goat) => goat.isActive).length,
    totalNFTVariations,
    totalIconicMoments,
    totalCollection,
    completionPercentage: maxPossibleTotal === 0 ? 0 : (totalCollection / maxPossibleTotal) * 100,
    maxPossibleNFTs,
    maxPossibleMoments,
    maxPossibleTotal,
  };
}
