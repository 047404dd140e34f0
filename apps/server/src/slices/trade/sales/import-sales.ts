import type { Database, Queryable } from '../../../db/database.ts';
import { invalidInput } from '../../../errors.ts';
import type { SaleRow } from './sale-rows.ts';
import { flagWashTrades, insertSales, unknownTokens } from './sale-store.ts';

export interface ImportResult {
  readonly imported: number;
  readonly known: number;
}

/** The one way in for sales: all rows or none, and the same file twice changes nothing. */
export async function importSales(
  db: Database,
  rows: readonly SaleRow[],
  record: (tx: Queryable, result: ImportResult) => Promise<void> = async () => {},
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const [unknown] = await unknownTokens(
      tx,
      rows.map((row) => row.tokenId),
    );
    if (unknown !== undefined) {
      const index = rows.findIndex((row) => row.tokenId === unknown);
      throw invalidInput(`sales[${index}].tokenId`, `is ${unknown}, which is no card of ours`);
    }
    const imported = await insertSales(tx, rows);
    if (imported > 0) {
      await flagWashTrades(
        tx,
        rows.map((row) => row.tokenId),
      );
      tx.announce(['leaderboard']);
    }
    const result = { imported, known: rows.length - imported };
    await record(tx, result);
    return result;
  });
}
