import type { MessageTopic, Notice } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';

export const MAIL_SERVICE = 'mail';

export interface Waiting extends Record<string, unknown> {
  readonly id: number;
  readonly service: string;
  readonly tries: number;
  readonly at: Date;
  /** All four, or none of them for a question whose mailbox it is. */
  readonly topic: MessageTopic | null;
  readonly text: string | null;
  readonly href: string | null;
  /** Null for what has no facts: then it is sent as the text has it. */
  readonly kind: string | null;
  readonly facts: Notice['values'] | null;
  readonly token: string | null;
  /** Where it goes; null when that has gone, is somebody else's by now, or wants no more of it. */
  readonly device: Device | null;
  readonly mailbox: Mailbox | null;
  readonly subscriber: Mailbox | null;
}

export interface Mailbox {
  readonly address: string;
  readonly leave: string;
  readonly language: Locale;
}

export interface Device {
  readonly id: number;
  readonly language: Locale;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Lane {
  readonly service: string;
  /** How many more of it may be under way here. */
  readonly free: number;
  /** When another instance may take over what this one does not finish. */
  readonly leasedUntil: Date;
}

/** Takes what is due, the oldest of each lane first: nobody else sends it before its lease is over. */
export function claimDue(db: Queryable, lanes: readonly Lane[], now: Date): Promise<Waiting[]> {
  return db.prepared<Waiting>('claim-outbox', CLAIM, [
    lanes.map(({ service }) => service),
    lanes.map(({ free }) => free),
    lanes.map(({ leasedUntil }) => leasedUntil),
    now,
  ]);
}

const CLAIM = `
  with due as (
    select d.id, l.leased_until
      from unnest($1::text[], $2::int[], $3::timestamptz[]) l (service, free, leased_until)
     cross join lateral (
       select o.id from outbox o where o.service = l.service and o.due_at <= $4
        order by o.due_at, o.id limit l.free for update skip locked) d
  ), claimed as (
    update outbox o set due_at = d.leased_until, tries = o.tries + 1
      from due d where o.id = d.id returning o.*
  )
  select c.id, c.service, c.tries, c.at, c.topic, c.text, c.href, c.kind, c.facts,
         c.token,
         case when s.id is not null then json_build_object(
           'id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
           'language', s.language) end as device,
         case when a.id is not null then json_build_object(
           'address', a.address, 'leave', a.leave_token, 'language', a.language) end as mailbox,
         case when n.email is not null then json_build_object(
           'address', n.email, 'leave', n.token, 'language', n.language) end as subscriber
    from claimed c
    left join push_subscriptions s on s.id = c.subscription_id and s.wallet = c.wallet
     and c.topic = any (s.topics)
     and exists (select from sessions e where e.id = s.session_id and e.expires_at > $4)
    left join mail_addresses a on a.id = c.mail_id
     and case when c.token is null then a.confirm_hash is null and c.topic = any (a.topics)
              else a.confirm_hash is not null end
    left join subscribers n on n.email = c.subscriber and n.confirm_hash is not null
   order by c.id`;

export interface Outcomes {
  /** Sent, or not worth sending any more. */
  readonly done: readonly number[];
  /** Devices that their push service does not know any more. */
  readonly gone: readonly number[];
  readonly again: readonly { readonly id: number; readonly dueAt: Date }[];
}

export async function writeOutcomes(db: Queryable, outcomes: Outcomes): Promise<void> {
  await db.prepared('outbox-outcomes', OUTCOMES, [
    outcomes.done,
    outcomes.gone,
    outcomes.again.map(({ id }) => id),
    outcomes.again.map(({ dueAt }) => dueAt),
  ]);
}

const OUTCOMES = `
  with done as (delete from outbox where id = any ($1::bigint[])),
  gone as (delete from push_subscriptions where id = any ($2::bigint[]))
  update outbox o set due_at = f.due_at
    from unnest($3::bigint[], $4::timestamptz[]) f (id, due_at) where o.id = f.id`;

/** Asks a mailbox whose it is, in the transaction that keeps the hash of `token`. */
export async function putQuestion(
  tx: Queryable,
  to: { readonly mailId: number } | { readonly subscriber: string },
  token: string,
  at: Date,
): Promise<void> {
  const [mailId, subscriber] = 'mailId' in to ? [to.mailId, null] : [null, to.subscriber];
  // The newest question is the one that counts; an older one that still waits would only confuse.
  await tx.query(
    'delete from outbox where (mail_id = $1 or subscriber = $2) and token is not null',
    [mailId, subscriber],
  );
  await tx.query(
    `insert into outbox (service, mail_id, subscriber, token, at, due_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [MAIL_SERVICE, mailId, subscriber, token, at],
  );
}

/** What no instance would send any more: of a service that nobody names these days, say. */
export const SWEEP_OUTBOX = `
  delete from outbox where id in (
    -- In the order of ids, which is that of time: if the first are young, all are.
    select id from (select id, at from outbox order by id limit $2) o where o.at < $1)
  returning id`;
