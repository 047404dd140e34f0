import type { Queryable } from '../../db/database.ts';
import { type ShownCupFacts, type ShownCupRow, shownCups, toShownCup } from './world/facts.ts';

/** A cup as its picture needs it; of those who entered it knows only who won. */
export interface PicturedCup {
  readonly cup: ShownCupFacts;
  readonly endedAt: Date | null;
  readonly reason: string | null;
}

type PicturedRow = ShownCupRow & { readonly ended_at: Date | null; readonly reason: string | null };

/** A link that is shared widely must not read five hundred hands each time it is looked at. */
const PICTURED = shownCups({ columns: 'k.ended_at, k.reason', entries: 'e.place = 1' });

export async function picturedCup(db: Queryable, id: number): Promise<PicturedCup | undefined> {
  const [found] = await db.prepared<PicturedRow>('pictured-cup', `${PICTURED} where k.id = $1`, [
    id,
  ]);
  if (!found) return undefined;
  const { ended_at: endedAt, reason, ...row } = found;
  return { cup: toShownCup(row as ShownCupRow), endedAt, reason };
}
