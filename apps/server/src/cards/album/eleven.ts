import { type BestEleven, bestEleven } from '@goats/collection';
import type { Queryable } from '../../db/database.ts';
import { type ElevenRow, mayPlay } from './album-store.ts';

export type WalletEleven = BestEleven<ElevenRow & { readonly goatScore: number }>;

export async function elevenOf(db: Queryable, wallet: string): Promise<WalletEleven> {
  const rows = await mayPlay(db, wallet);
  return bestEleven(rows.map((row) => ({ ...row, goatScore: row.goat_score })));
}
