import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';

export interface SubscriberRow extends Record<string, unknown> {
  readonly email: string;
  readonly name: string | null;
  readonly consented_at: Date;
  readonly token: string;
}

interface NewSubscriber {
  readonly email: string;
  readonly name: string | null;
  readonly token: string;
  readonly language: Locale;
  readonly at: Date;
}

/**
 * Keeps the first consent: a repeat changes nothing, or a stranger who knows the address could put
 * another name beside it.
 */
export async function insertSubscriber(db: Queryable, subscriber: NewSubscriber): Promise<void> {
  await db.query(
    `insert into subscribers (email, name, token, consented_at, language) values ($1, $2, $3, $4, $5)
     on conflict (email) do update set confirm_hash = null where subscribers.confirm_hash is not null`,
    [subscriber.email, subscriber.name, subscriber.token, subscriber.at, subscriber.language],
  );
}

/**
 * The same, to be confirmed. Who has not confirmed is asked again, by a link that takes the place of
 * the last one. False when there is nothing to ask.
 */
export async function insertUnconfirmed(
  db: Queryable,
  subscriber: NewSubscriber & { readonly confirmHash: Buffer },
): Promise<boolean> {
  const rows = await db.query(
    `insert into subscribers (email, name, token, consented_at, confirm_hash, language)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email) do update
       set name = excluded.name, consented_at = excluded.consented_at,
           confirm_hash = excluded.confirm_hash, language = excluded.language
       where subscribers.confirm_hash is not null
     returning email`,
    [
      ...[subscriber.email, subscriber.name, subscriber.token, subscriber.at],
      ...[subscriber.confirmHash, subscriber.language],
    ],
  );
  return rows.length > 0;
}

/** False when the link is too old, was used, or never was. */
export async function confirmSubscriber(
  db: Queryable,
  confirmHash: Buffer,
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update subscribers set confirm_hash = null, consented_at = $3
      where confirm_hash = $1 and consented_at > $2 returning email`,
    [confirmHash, since, at],
  );
  return rows.length > 0;
}

export async function deleteSubscriber(db: Queryable, token: string): Promise<void> {
  await db.query('delete from subscribers where token = $1', [token]);
}

/** Everybody who counts. */
export function allSubscribers(db: Queryable): Promise<SubscriberRow[]> {
  return db.query<SubscriberRow>(
    `select email, name, consented_at, token from subscribers
      where confirm_hash is null order by consented_at, email`,
  );
}
