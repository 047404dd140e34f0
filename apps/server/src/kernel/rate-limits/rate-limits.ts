import type { LimitReason } from '@goats/contract';
import type { FastifyRequest } from 'fastify';
import type { LimitName } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { type AppError, refuse } from '../../errors.ts';
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

async function takeOne(deps: Deps, name: LimitName, subject: Subject): Promise<void> {
  const { left, endsAt } = await takeFromWindow(deps, name, subject, 1);
  if (left < 1) throw tooMany(endsAt - deps.clock.now());
}

export interface Window {
  /** How many of those that were wanted are within the limit. */
  readonly left: number;
  readonly endsAt: number;
}

/**
 * Counts `count` uses at once. Whether that was too much is for the caller to say; whoever was over
 * is known for the rest of the window without asking again.
 */
export async function takeFromWindow(
  deps: Deps,
  name: LimitName,
  subject: Subject,
  count: number,
  countOne = (use: Counted) => countInWindow(deps, name, use.subject, use.count),
): Promise<Window> {
  const most = deps.config.limits[name].most * subject.times;
  const key = `${name} ${subject.name}`;
  const blocked = deps.blocked.get(key) ?? 0;
  if (blocked > deps.clock.now()) return { left: 0, endsAt: blocked };
  const { taken, endsAt } = await countOne({ subject: subject.name, count });
  const before = taken - count;
  if (before >= most) deps.blocked.set(key, endsAt);
  return { left: Math.max(0, Math.min(count, most - before)), endsAt };
}

/** So many uses by somebody. */
export interface Counted {
  readonly subject: string;
  readonly count: number;
}

export interface Taken {
  readonly subject: string;
  readonly taken: number;
  readonly endsAt: number;
}

export async function countInWindow(
  deps: Deps,
  name: LimitName,
  subject: string,
  count: number,
): Promise<Taken> {
  const [taken] = await countInWindows(deps, name, [{ subject, count }]);
  return taken!;
}

/** Of each subject what was taken after all of these were counted. */
export async function countInWindows(
  deps: Deps,
  name: LimitName,
  uses: readonly Counted[],
): Promise<Taken[]> {
  const now = deps.clock.now();
  const rows = await deps.db.prepared<{ subject: string; taken: number; ends_at: Date }>(
    'take-limits',
    TAKE,
    [
      ...[name, uses.map(({ subject }) => subject), new Date(now)],
      ...[new Date(now + deps.config.limits[name].windowMs), uses.map(({ count }) => count)],
    ],
  );
  return uses.map(({ subject }) => {
    const { taken, ends_at } = rows.find((row) => row.subject === subject)!;
    return { subject, taken, endsAt: ends_at.getTime() };
  });
}

/** Refuses when the window is full already, without counting: for limits on failures only. */
export async function refuseOverLimit(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
  reason?: LimitReason,
): Promise<void> {
  const subjects = limitSubjects(request.ip);
  const windows = await lookAtWindows(
    deps,
    name,
    subjects.map((subject) => subject.name),
  );
  for (const { subject, taken, endsAt } of windows) {
    const { times } = subjects.find((each) => each.name === subject)!;
    if (taken >= deps.config.limits[name].most * times) {
      throw tooMany(endsAt - deps.clock.now(), reason);
    }
  }
}

/** What was taken so far of the windows that are open, without taking anything. */
export async function lookAtWindows(
  deps: Deps,
  name: LimitName,
  subjects: readonly string[],
): Promise<Taken[]> {
  const rows = await deps.db.prepared<{ subject: string; taken: number; ends_at: Date }>(
    'look-at-limit',
    `select subject, taken, ends_at from rate_limits
      where name = $1 and subject = any ($2) and ends_at > $3`,
    [name, subjects, new Date(deps.clock.now())],
  );
  return rows.map(({ subject, taken, ends_at }) => ({ subject, taken, endsAt: ends_at.getTime() }));
}

/** In one order, so that two instances that count the same subjects do not wait for each other. */
const TAKE = `
  insert into rate_limits as l (name, subject, taken, ends_at)
  select $1, w.subject, sum(w.count), $4
    from unnest($2::text[], $5::int[]) w (subject, count) group by w.subject order by w.subject
  on conflict (name, subject) do update
    set taken = case when l.ends_at <= $3 then excluded.taken else l.taken + excluded.taken end,
        ends_at = case when l.ends_at <= $3 then excluded.ends_at else l.ends_at end
  returning subject, taken, ends_at`;

export function tooMany(waitMs: number, reason: LimitReason = 'limit-of-address'): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refuse(
    reason,
    { wait: waitWords(seconds) },
    {
      details: { retryAfterSeconds: seconds },
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/** `waitWords(3_541) // '60 min'` */
const waitWords = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
