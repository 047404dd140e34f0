import { goatSummaries } from '@goats/collection';
import type { leaderboardEntry } from '@goats/contract';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { goatSales, monthlyGoatSales } from './sale-store.ts';

type Entry = z.input<typeof leaderboardEntry>;

const MONTHS = 12;

/** Every goat that was ever sold, by what it fetched, with a year of months for the sparkline. */
export async function readLeaderboard({ db, clock }: Deps): Promise<Entry[]> {
  const months = lastMonths(clock.now());
  const [totals, monthly] = await Promise.all([
    goatSales(db),
    monthlyGoatSales(db, new Date(`${months[0]}-01T00:00:00Z`)),
  ]);
  const values = new Map(monthly.map((row) => [`${row.base_goat_id}/${row.month}`, row.value]));
  return totals.map((row) => {
    const goat = goatSummaries[row.base_goat_id - 1];
    return {
      baseGoatId: row.base_goat_id,
      goatName: goat?.name ?? `Goat ${row.base_goat_id}`,
      inspiredBy: goat?.inspiredBy ?? '',
      origin: goat?.origin ?? null,
      position: goat?.position ?? null,
      totalValue: row.total_value,
      highestSingleSale: row.highest_single_sale,
      transactionCount: row.transaction_count,
      lastUpdated: row.last_updated.toISOString(),
      monthlyValues: months.map((month) => Number(values.get(`${row.base_goat_id}/${month}`) ?? 0)),
      excludedCount: row.excluded_count,
    };
  });
}

/** `lastMonths(Date.UTC(2026, 1, 3)).at(-1) // '2026-02'` */
function lastMonths(now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: MONTHS }, (_, index) => {
    const back = MONTHS - 1 - index;
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    return month.toISOString().slice(0, 7);
  });
}
