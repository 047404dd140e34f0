import type { MessageTopic, Notice } from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';

/** One line for everybody who follows a card or its goat. */
export interface NewsLine extends Record<string, unknown> {
  readonly id: number;
  readonly card_id: number;
  readonly topic: MessageTopic;
  readonly text: string;
  readonly href: string;
  readonly at: Date;
  readonly sender: string | null;
  readonly overpriced: boolean;
  readonly told_to: string;
  readonly kind: string | null;
  readonly facts: Notice['values'] | null;
}

/**
 * The line whose turn it is. One instance spreads at a time: what a reader may be told is counted,
 * and two that count at once would both find room for the last line.
 */
export async function lineInTurn(tx: Queryable, now: Date): Promise<NewsLine | undefined> {
  const [lock] = await tx.prepared<{ free: boolean }>(
    'news-lock',
    `select pg_try_advisory_xact_lock(hashtextextended('news', 0)) as free`,
  );
  if (!lock!.free) return undefined;
  const [line] = await tx.prepared<NewsLine>(
    'news-in-turn',
    `select id, card_id, topic, text, href, at, sender, overpriced, told_to, kind, facts
       from news where due_at <= $1 order by due_at, id limit 1`,
    [now],
  );
  return line;
}

/** Whether anything waits: asked without a transaction, which nearly always is all there is to do. */
export async function anyInTurn(db: Queryable, now: Date): Promise<boolean> {
  const rows = await db.prepared('news-waits', 'select from news where due_at <= $1 limit 1', [
    now,
  ]);
  return rows.length > 0;
}

export async function followersAfter(
  tx: Queryable,
  { card_id, told_to }: NewsLine,
  most: number,
): Promise<string[]> {
  const rows = await tx.prepared<{ wallet: string }>(
    'followers-after',
    'select w as wallet from followers_after($1, $2, $3) w',
    [card_id, told_to, most],
  );
  return rows.map(({ wallet }) => wallet);
}

/** What nobody in particular caused, such as the end of an auction, has no bounds. */
export async function tellAll(
  tx: Queryable,
  { topic, text, href, at, kind, facts }: NewsLine,
  wallets: readonly string[],
): Promise<void> {
  await tx.prepared(
    'tell-all',
    `insert into messages (wallet, topic, text, href, at, kind, facts)
     select w, $2, $3, $4, $5, $6, $7 from unnest($1::text[]) w order by w`,
    [wallets, topic, text, href, at, kind, facts],
  );
}

export async function tellUnasked(
  tx: Queryable,
  { topic, text, href, at, sender, overpriced, kind, facts }: NewsLine,
  wallets: readonly string[],
  bounds: { readonly windowMs: number; readonly perSender: number; readonly perTopic: number },
): Promise<void> {
  await tx.prepared(
    'tell-unasked',
    'select tell_unasked($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [
      ...[wallets, topic, text, href, at, sender, overpriced],
      ...[new Date(at.getTime() - bounds.windowMs), bounds.perSender, bounds.perTopic],
      ...[kind, facts],
    ],
  );
}

/** Behind the others: a goat that everybody follows keeps a card with one follower waiting for nothing. */
export async function goOn(tx: Queryable, id: number, toldTo: string, now: Date): Promise<void> {
  await tx.prepared('news-go-on', 'update news set told_to = $2, due_at = $3 where id = $1', [
    ...[id, toldTo, now],
  ]);
}

export async function dropLine(tx: Queryable, id: number): Promise<void> {
  await tx.prepared('news-told', 'delete from news where id = $1', [id]);
}

export async function putOff(db: Database, id: number, until: Date): Promise<void> {
  await db.prepared('news-put-off', 'update news set due_at = $2 where id = $1', [id, until]);
}
