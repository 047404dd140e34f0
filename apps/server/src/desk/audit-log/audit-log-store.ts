import type { Queryable } from '../../db/database.ts';

export async function insertAction(
  tx: Queryable,
  entry: {
    username: string;
    address: string;
    action: string;
    details: Record<string, unknown>;
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into operator_actions (username, address, action, details, at)
     values ($1, $2, $3, $4, $5)`,
    [entry.username, entry.address, entry.action, JSON.stringify(entry.details), entry.at],
  );
}

export interface ActionRow extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly address: string | null;
  readonly action: string;
  readonly details: Record<string, unknown>;
  readonly at: Date;
}

/** Newest first, below the id that a page ended with. */
export function listActions(
  db: Queryable,
  page: { before: number | undefined; action: string | undefined; limit: number },
): Promise<ActionRow[]> {
  return db.query<ActionRow>(
    `select id, username, address, action, details, at from operator_actions
      where id < coalesce($1::bigint, 9223372036854775807)
        ${page.action === undefined ? '' : 'and action = $3'}
      order by id desc limit $2`,
    [page.before ?? null, page.limit, ...(page.action === undefined ? [] : [page.action])],
  );
}
