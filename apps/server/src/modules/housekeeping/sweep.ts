import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { KNOW_DEVICE_MS } from '../admin/known-devices.ts';
import { FORGET_FAILURES_MS } from '../admin/login-attempts.ts';

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 15 * MINUTE_MS;
/** A lost answer is asked for again within seconds; a day is for whoever slept over it. */
const KEEP_KEYS_MS = 24 * 60 * MINUTE_MS;
/** A used or expired nonce is remembered a while, so that a replay is called by its name. */
const KEEP_NONCES_MS = 60 * MINUTE_MS;

/** Forgets what has run out. Nothing depends on it: everything expired is refused anyway. */
export async function sweep(db: Queryable, now: number): Promise<void> {
  const at = (ms: number) => [new Date(ms)];
  await db.query('delete from nonces where expires_at < $1', at(now - KEEP_NONCES_MS));
  await db.query('delete from sessions where expires_at < $1', at(now));
  await db.query('delete from rate_limits where ends_at < $1', at(now));
  await db.query('delete from login_attempts where last_at < $1', at(now - FORGET_FAILURES_MS));
  await db.query('delete from operator_devices where seen_at < $1', at(now - KNOW_DEVICE_MS));
  await db.query('delete from idempotency_keys where created_at < $1', at(now - KEEP_KEYS_MS));
}

/** Sweeps every quarter of an hour while the server runs; several instances do no harm. */
export function registerSweep(app: FastifyInstance, { db, clock }: Deps): void {
  const timer = setInterval(() => {
    sweep(db, clock.now()).catch((error) => app.log.warn({ err: error }, 'sweep failed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
