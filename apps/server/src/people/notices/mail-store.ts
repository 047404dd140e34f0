import type { MessageTopic } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { languageOf } from '../wallets/language-store.ts';

export interface MailboxRow extends Record<string, unknown> {
  readonly id: number;
  readonly address: string;
  readonly topics: MessageTopic[];
  readonly confirmed: boolean;
  readonly asked_at: Date;
}

export async function mailboxOf(db: Queryable, wallet: string): Promise<MailboxRow | undefined> {
  const [row] = await db.query<MailboxRow>(
    `select id, address, topics, confirm_hash is null as confirmed, created_at as asked_at
       from mail_addresses where wallet = $1`,
    [wallet],
  );
  return row;
}

export async function setTopics(
  db: Queryable,
  wallet: string,
  address: string,
  topics: readonly MessageTopic[],
  language: Locale | undefined,
): Promise<void> {
  await db.query(
    `update mail_addresses set topics = $3, language = coalesce($4, language)
      where wallet = $1 and address = $2`,
    [wallet, address, topics, language ?? null],
  );
}

/**
 * A mailbox that nobody has confirmed, in the place of whatever the wallet had. Its number is new,
 * so that nothing that was on its way to another address goes there.
 */
export async function insertMailbox(
  tx: Queryable,
  mailbox: {
    wallet: string;
    address: string;
    topics: readonly MessageTopic[];
    confirmHash: Buffer;
    leaveToken: string;
    /** Left out, the wallet's own. */
    language: Locale | undefined;
    at: Date;
  },
): Promise<number> {
  await lockMailbox(tx, mailbox.wallet);
  await deleteMailbox(tx, mailbox.wallet);
  const [row] = await tx.query<{ id: number }>(
    `insert into mail_addresses
       (wallet, address, topics, confirm_hash, leave_token, created_at, language)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      mailbox.wallet,
      mailbox.address,
      mailbox.topics,
      mailbox.confirmHash,
      mailbox.leaveToken,
      mailbox.at,
      mailbox.language ?? (await languageOf(tx, mailbox.wallet)) ?? 'en',
    ],
  );
  return row!.id;
}

/** Two tabs that choose at once: one comes after the other. */
async function lockMailbox(tx: Queryable, wallet: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('mail ' || $1, 0))`, [wallet]);
}

export async function confirmMailbox(db: Queryable, hash: Buffer, since: Date): Promise<boolean> {
  const rows = await db.query(
    `update mail_addresses set confirm_hash = null
      where confirm_hash = $1 and created_at > $2 returning id`,
    [hash, since],
  );
  return rows.length > 0;
}

export async function deleteMailbox(db: Queryable, wallet: string): Promise<void> {
  await db.query('delete from mail_addresses where wallet = $1', [wallet]);
}

export async function leaveMailbox(db: Queryable, leaveToken: string): Promise<void> {
  await db.query('delete from mail_addresses where leave_token = $1', [leaveToken]);
}
