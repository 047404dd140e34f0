import type { FastifyRequest } from 'fastify';
import type { LimitName } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { limitSubjects, type Subject } from './limit-subjects.ts';

/**
 * Counts one use by the caller's network address, over all instances, and refuses with 429 when the
 * window is full. What the address itself may not do is not taken from its whole network.
 *
 * `await takeFromLimit(deps, request, 'typed-bid')`
 */
export async function takeFromLimit(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
): Promise<void> {
  const subjects = limitSubjects(request.ip);
  const waitMs = knownWait(deps, name, subjects);
  if (waitMs > 0) throw tooMany(waitMs);
  for (const subject of subjects) await takeOne(deps, name, subject);
}

/**
 * How long one of them is known to be refused, without asking the database: a network that is over
 * its limit must not leave a row for each of its addresses.
 */
export function knownWait(deps: Deps, name: LimitName, subjects: readonly Subject[]): number {
  const until = subjects.map((subject) => deps.blocked.get(`${name} ${subject.name}`) ?? 0);
  return Math.max(0, Math.max(...until) - deps.clock.now());
}

/** The same over all addresses together: `await takeFromAll(deps, 'all-starters')` */
export function takeFromAll(deps: Deps, name: LimitName): Promise<void> {
  return takeOne(deps, name, { name: 'all', times: 1 });
}

async function takeOne(deps: Deps, name: LimitName, subject: Subject): Promise<void> {
  const { left, endsAt } = await takeFromWindow(deps, name, subject, 1);
  if (left < 1) throw tooMany(endsAt - deps.clock.now());
}

export interface Window {
  /** How many of those that were wanted are within the limit. */
  readonly left: number;
  readonly endsAt: number;
}

/** Counts `count` uses at once. Whether that was too much is for the caller to say. */
export async function takeFromWindow(
  deps: Deps,
  name: LimitName,
  subject: Subject,
  count: number,
): Promise<Window> {
  const { windowMs } = deps.config.limits[name];
  const most = deps.config.limits[name].most * subject.times;
  const now = deps.clock.now();
  const key = `${name} ${subject.name}`;
  const blocked = deps.blocked.get(key) ?? 0;
  if (blocked > now) return { left: 0, endsAt: blocked };
  const [row] = await deps.db.prepared<{ taken: number; ends_at: Date }>('take-limit', TAKE, [
    name,
    subject.name,
    new Date(now),
    new Date(now + windowMs),
    count,
  ]);
  const endsAt = row!.ends_at.getTime();
  const before = row!.taken - count;
  if (before >= most) deps.blocked.set(key, endsAt);
  return { left: Math.max(0, Math.min(count, most - before)), endsAt };
}

/** Refuses when the window is full already, without counting: for limits on failures only. */
export async function refuseOverLimit(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
): Promise<void> {
  const now = deps.clock.now();
  const subjects = limitSubjects(request.ip);
  const rows = await deps.db.prepared<{ subject: string; taken: number; ends_at: Date }>(
    'look-at-limit',
    `select subject, taken, ends_at from rate_limits
      where name = $1 and subject = any ($2) and ends_at > $3`,
    [name, subjects.map((subject) => subject.name), new Date(now)],
  );
  for (const { subject, taken, ends_at } of rows) {
    const { times } = subjects.find((each) => each.name === subject)!;
    if (taken >= deps.config.limits[name].most * times) throw tooMany(ends_at.getTime() - now);
  }
}

const TAKE = `
  insert into rate_limits as l (name, subject, taken, ends_at) values ($1, $2, $5, $4)
  on conflict (name, subject) do update
    set taken = case when l.ends_at <= $3 then $5 else l.taken + $5 end,
        ends_at = case when l.ends_at <= $3 then excluded.ends_at else l.ends_at end
  returning taken, ends_at`;

export function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Easy now: too many of those from your address. Try again in ${seconds} s.`,
    { details: { retryAfterSeconds: seconds }, headers: { 'retry-after': String(seconds) } },
  );
}
