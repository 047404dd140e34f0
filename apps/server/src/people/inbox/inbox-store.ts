import { INBOX_SIZE, type MessageTopic, type Notice, UNASKED } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface MessageRow extends Record<string, unknown> {
  readonly id: number;
  readonly topic: MessageTopic;
  readonly text: string;
  readonly kind: string | null;
  readonly values: Notice['values'] | null;
  readonly href: string;
  readonly sender: string | null;
  readonly at: Date;
  readonly read: boolean;
}

/**
 * $1 is how many have their place that nobody asked for, or that say a match began: with trifling
 * offers from free wallets anybody could push out that an auction is won and has to be paid within
 * the day, and so could a long evening of duels.
 */
const ranked = (messages: string) => `
  select *, row_number() over (partition by wallet order by wanted desc, id desc) as place
    from (select *, not passing or
                    count(*) filter (where passing) over (partition by wallet order by id desc) <= $1
                      as wanted
            from (select *, sender is not null or topic = 'match' as passing
                    from messages where ${messages}) p) m`;

/** The last hundred of a wallet, newest first, whether or not the sweep has been by. */
export function messagesOf(db: Queryable, wallet: string): Promise<MessageRow[]> {
  return db.prepared<MessageRow>(
    'inbox',
    `select id, topic, text, kind, facts as values, href, sender, at, read_at is not null as read
       from (${ranked('wallet = $3')}) m where place <= $2 order by id desc`,
    [UNASKED.kept, INBOX_SIZE, wallet],
  );
}

/** In the order of ids, as the commit takes them when it replaces one. */
export async function markRead(
  db: Queryable,
  wallet: string,
  upTo: number,
  at: Date,
): Promise<void> {
  await db.prepared(
    'inbox-read',
    `update messages set read_at = $3 where id in (
       select id from messages where wallet = $1 and id <= $2 and read_at is null
        order by id for no key update)`,
    [wallet, upTo, at],
  );
}

/**
 * Lets go of what is beyond a wallet's hundred, of those wallets that were told something since
 * `mark`: only theirs can have grown. Answers how far it came, and whether there is more.
 */
export async function sweepMessages(
  db: Queryable,
  mark: number,
  most: number,
): Promise<{ readonly mark: number; readonly swept: number; readonly more: boolean }> {
  const [row] = await db.prepared<{ mark: number; seen: number; swept: number }>(
    'sweep-messages',
    SWEEP_MESSAGES,
    [UNASKED.kept, INBOX_SIZE, mark, most],
  );
  const { seen, swept } = row!;
  // More of the same wallets may have to go: they are looked at once more.
  if (swept === most) return { mark, swept, more: true };
  return { mark: row!.mark, swept, more: seen === most };
}

const SWEEP_MESSAGES = `
  with fresh as materialized (
    select id, wallet from messages where id > $3 order by id limit $4
  ), gone as (
    delete from messages where id in (
      select m.id from (select distinct wallet from fresh) w
       cross join lateral (${ranked('wallet = w.wallet')}) m
       where m.place > $2 limit $4)
    returning id
  )
  select coalesce((select max(id) from fresh), $3)::bigint as mark,
         (select count(*) from fresh)::int as seen, (select count(*) from gone)::int as swept`;
