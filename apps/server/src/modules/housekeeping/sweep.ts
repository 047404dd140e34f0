import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { KNOW_DEVICE_MS } from '../admin/known-devices.ts';
import { FORGET_FAILURES_MS } from '../admin/login-attempts.ts';
import { sweepMessages } from '../inbox/inbox-store.ts';
import { sweepOutbox } from '../outbox/outbox-store.ts';
import { FORGET_UNCONFIRMED_MS } from '../outbox/terms.ts';

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 15 * MINUTE_MS;
/** A lost answer is asked for again within seconds; a day is for whoever slept over it. */
const KEEP_KEYS_MS = 24 * 60 * MINUTE_MS;
/** A used nonce is remembered a while longer, so that a replay is called by its name. */
const KEEP_NONCES_MS = 60 * MINUTE_MS;
/** Long enough to look at yesterday's replay. */
const KEEP_PRACTICE_MS = 24 * 60 * MINUTE_MS;

/** What a day's budgets were used for is compared with the books for so long. */
const KEEP_DAYS_MS = 30 * 24 * 60 * MINUTE_MS;

/** Forgets what has run out. Nothing depends on it: everything expired is refused anyway. */
export async function sweep(db: Queryable, now: number): Promise<void> {
  const at = (ms: number) => [new Date(ms)];
  await db.query('delete from nonces where expires_at < $1', at(now - KEEP_NONCES_MS));
  await db.query('delete from sessions where expires_at < $1', at(now));
  await db.query('delete from rate_limits where ends_at < $1', at(now));
  await db.query('delete from login_attempts where last_at < $1', at(now - FORGET_FAILURES_MS));
  await db.query('delete from day_counters where day < $1', at(now - KEEP_DAYS_MS));
  await db.query('delete from operator_devices where seen_at < $1', at(now - KNOW_DEVICE_MS));
  await db.query('delete from idempotency_keys where created_at < $1', at(now - KEEP_KEYS_MS));
  await db.query('delete from name_resets where until < $1', at(now));
  const unconfirmed = at(now - FORGET_UNCONFIRMED_MS);
  await db.query(
    'delete from mail_addresses where confirm_hash is not null and created_at < $1',
    unconfirmed,
  );
  await db.query(
    'delete from subscribers where confirm_hash is not null and consented_at < $1',
    unconfirmed,
  );
  await sweepOutbox(db, new Date(now - FORGET_UNCONFIRMED_MS));
  await sweepMessages(db);
  await sweepPractice(db, now);
}

/** Small, so that nobody waits for the locks of a sweep. */
const PRACTICE_AT_ONCE = 200;
/** So many times a sweep; what is left over is for the next one. */
const PRACTICE_BATCHES = 250;

/**
 * Deletes practice a day after its end, or after its beginning when it never ended; what became a
 * puzzle stays. The database refuses to delete any other match. Answers how many are gone.
 */
export async function sweepPractice(db: Queryable, now: number): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < PRACTICE_BATCHES; batch += 1) {
    const gone = await db.prepared<{ id: number }>('sweep-practice', SWEEP_PRACTICE, [
      new Date(now - KEEP_PRACTICE_MS),
      PRACTICE_AT_ONCE,
    ]);
    swept += gone.length;
    if (gone.length < PRACTICE_AT_ONCE) break;
  }
  return swept;
}

/** Also by the database's own clock: it refuses what is younger by that, and with it the whole batch. */
const SWEEP_PRACTICE = `
  delete from matches where id in (
    select m.id from matches m
     where m.kind = 'practice' and m.started_at < $1
       and coalesce(m.finished_at, m.started_at) < least($1, now() - interval '1 day')
       and not exists (select from puzzles p where p.match_id = m.id)
     order by m.started_at limit $2 for update skip locked)
  returning id`;

/** Sweeps every quarter of an hour while the server runs; several instances do no harm. */
export function registerSweep(app: FastifyInstance, { db, clock }: Deps): void {
  const timer = setInterval(() => {
    sweep(db, clock.now()).catch((error) => app.log.warn({ err: error }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
