import type { OpeningFacts, OpeningKind } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type OpeningRow, toOpening } from '../../world/facts.ts';

/** More than a lobby can show; the oldest are left out of the list, not out of the world. */
const MOST_LISTED = 200;

/** Newest first. */
export async function openOpenings(
  db: Queryable,
  kind: OpeningKind,
  now: number,
): Promise<OpeningFacts[]> {
  const rows = await db.prepared<OpeningRow>(
    'open-openings',
    `select * from openings where kind = $1 and status = 'open' and expires_at > $2
      order by id desc limit $3`,
    [kind, new Date(now), MOST_LISTED],
  );
  return rows.map(toOpening);
}
