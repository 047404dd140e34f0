import { INBOX_SIZE, type MessageTopic } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface MessageRow extends Record<string, unknown> {
  readonly id: number;
  readonly topic: MessageTopic;
  readonly text: string;
  readonly href: string;
  readonly at: Date;
  readonly read: boolean;
}

/** The last hundred of a wallet, newest first, whether or not the sweep has been by. */
export function messagesOf(db: Queryable, wallet: string): Promise<MessageRow[]> {
  return db.prepared<MessageRow>(
    'inbox',
    `select id, topic, text, href, at, read_at is not null as read
       from messages where wallet = $1 order by id desc limit $2`,
    [wallet, INBOX_SIZE],
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

/** Lets go of what is beyond a wallet's hundred. */
export async function sweepMessages(db: Queryable): Promise<void> {
  await db.query(
    `delete from messages m using (
       select w.wallet, (select o.id from messages o where o.wallet = w.wallet
                          order by o.id desc offset $1 limit 1) as last
         from (select wallet from messages group by wallet having count(*) > $1) w) old
      where m.wallet = old.wallet and m.id <= old.last`,
    [INBOX_SIZE],
  );
}
