import type { AchievementId } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface AchievementRow extends Record<string, unknown> {
  readonly id: AchievementId;
  readonly match_id: number;
  readonly at: Date;
}

/** A handful for each wallet, newest first. */
export function achievementsOf(db: Queryable, wallet: string): Promise<AchievementRow[]> {
  return db.prepared<AchievementRow>(
    'achievements-of',
    'select id, match_id, at from achievements where wallet = $1 order by at desc, id',
    [wallet],
  );
}
