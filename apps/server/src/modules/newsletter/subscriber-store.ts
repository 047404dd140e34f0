import type { Queryable } from '../../db/database.ts';

export interface SubscriberRow extends Record<string, unknown> {
  readonly email: string;
  readonly name: string | null;
  readonly consented_at: Date;
  readonly token: string;
}

/**
 * Keeps the first consent: a repeat changes nothing, or a stranger who knows the address could put
 * another name beside it.
 */
export async function insertSubscriber(
  db: Queryable,
  subscriber: { email: string; name: string | null; token: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into subscribers (email, name, token, consented_at) values ($1, $2, $3, $4)
     on conflict (email) do nothing`,
    [subscriber.email, subscriber.name, subscriber.token, subscriber.at],
  );
}

export async function deleteSubscriber(db: Queryable, token: string): Promise<void> {
  await db.query('delete from subscribers where token = $1', [token]);
}

export function allSubscribers(db: Queryable): Promise<SubscriberRow[]> {
  return db.query<SubscriberRow>('select * from subscribers order by consented_at, email');
}
