import type { MessageTopic } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Database, Queryable } from '../../db/database.ts';
import { languageOf } from '../wallets/language-store.ts';

/** Devices of a wallet that ring; a further one takes the place of the oldest. */
const MOST_DEVICES = 10;

export interface Subscription {
  readonly sessionId: string;
  readonly wallet: string;
  readonly endpoint: string;
  readonly service: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly topics: readonly MessageTopic[];
  /** As the session rang before, or the wallet's own, where nobody says it: a worker renews too. */
  readonly language: Locale | undefined;
  readonly at: Date;
}

/**
 * Lets this session's browser ring. It has one address: an older one of the session goes, and one
 * that was somebody else's on the same browser is theirs no more. False when the session has ended.
 */
export function saveSubscription(db: Database, device: Subscription): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two browsers of a wallet at once must not both find nine others.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('push ' || $1, 0))`, [
      device.wallet,
    ]);
    const language = device.language ?? (await languageBefore(tx, device));
    await tx.query('delete from push_subscriptions where session_id = $1 and endpoint <> $2', [
      device.sessionId,
      device.endpoint,
    ]);
    const saved = await tx.query(SAVE, [
      device.sessionId,
      device.wallet,
      device.endpoint,
      device.service,
      device.p256dh,
      device.auth,
      device.topics,
      device.at,
      language,
    ]);
    await tx.query(TRIM, [device.wallet, device.endpoint, MOST_DEVICES - 1]);
    return saved.length > 0;
  });
}

async function languageBefore(tx: Queryable, { sessionId, wallet }: Subscription): Promise<Locale> {
  const [rang] = await tx.query<{ language: Locale }>(
    'select language from push_subscriptions where session_id = $1',
    [sessionId],
  );
  return rang?.language ?? (await languageOf(tx, wallet)) ?? 'en';
}

const SAVE = `
  insert into push_subscriptions
    (session_id, wallet, endpoint, service, p256dh, auth, topics, created_at, language)
  select id, $2, $3, $4, $5, $6, $7, $8, $9 from sessions where id = $1 and expires_at > $8
     for key share
  on conflict (endpoint) do update
    set session_id = excluded.session_id, wallet = excluded.wallet, service = excluded.service,
        p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics,
        language = excluded.language
  returning id`;

const TRIM = `
  delete from push_subscriptions where id in (
    select id from push_subscriptions where wallet = $1 and endpoint <> $2
     order by created_at desc, id desc offset $3)`;

export async function deleteSubscription(
  db: Queryable,
  wallet: string,
  endpoint: string,
): Promise<void> {
  await db.query('delete from push_subscriptions where wallet = $1 and endpoint = $2', [
    wallet,
    endpoint,
  ]);
}

export interface Devices {
  readonly devices: number;
  readonly thisDevice: MessageTopic[] | undefined;
}

export async function devicesOf(
  db: Queryable,
  wallet: string,
  sessionId: string,
  now: Date,
): Promise<Devices> {
  const rows = await db.query<{ session_id: string; topics: MessageTopic[] }>(
    `select p.session_id, p.topics from push_subscriptions p
       join sessions s on s.id = p.session_id where p.wallet = $1 and s.expires_at > $2`,
    [wallet, now],
  );
  return {
    devices: rows.length,
    thisDevice: rows.find((row) => row.session_id === sessionId)?.topics,
  };
}
