import { t } from '@goats/words';
import type { LeaderboardEntry } from './leaderboard-queries.ts';

export type RankedEntry = LeaderboardEntry & { rank: number };

/** The columns that can be sorted, and which way each begins. */
export const SORTABLE = {
  rank: { label: t('Rank@@place in a table'), first: 'ascending' },
  goat: { label: t('GOATs'), first: 'ascending' },
  position: { label: t('Position@@of a footballer'), first: 'ascending' },
  origin: { label: t('Origin'), first: 'ascending' },
  value: { label: t('Total Value'), first: 'descending' },
  sale: { label: t('Highest Sale'), first: 'descending' },
  count: { label: t('Transactions'), first: 'descending' },
  updated: { label: t('Last Updated'), first: 'descending' },
} as const;

export type SortKey = keyof typeof SORTABLE;
export interface Sort {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

export const BY_RANK: Sort = { key: 'rank', direction: 'ascending' };

const KEYS = {
  rank: (row) => row.rank,
  goat: (row) => row.goatName,
  position: (row) => row.position,
  origin: (row) => row.origin,
  value: (row) => Number(row.totalValue),
  sale: (row) => Number(row.highestSingleSale),
  count: (row) => row.transactionCount,
  updated: (row) => Date.parse(row.lastUpdated),
} as const satisfies Record<SortKey, (row: RankedEntry) => string | number | null>;

/** The same column again turns the order round. `nextSort(sort, 'value')` */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort.key !== key) return { key, direction: SORTABLE[key].first };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Missing positions and origins stand last either way; equals stay in the order of their rank. */
export function sortLeaderboard(rows: readonly RankedEntry[], sort: Sort): RankedEntry[] {
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const left = KEYS[sort.key](a);
    const right = KEYS[sort.key](b);
    if (left === right) return a.rank - b.rank;
    if (left === null) return 1;
    if (right === null) return -1;
    const order =
      typeof left === 'string' ? left.localeCompare(String(right)) : left - Number(right);
    return turn * order || a.rank - b.rank;
  });
}
