import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { LimitName } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

/**
 * Counts one use by the caller's network address, over all instances, and refuses with 429 when the
 * window is full.
 *
 * `await takeFromLimit(deps, request, 'typed-bid')`
 */
export async function takeFromLimit(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
): Promise<void> {
  const { most } = deps.config.limits[name];
  const { taken, endsAt } = await takeFromWindow(deps, name, limitSubject(request.ip), 1);
  if (taken > most) throw tooMany(endsAt - deps.clock.now());
}

export interface Window {
  /** With what was just taken; above the limit when there was not that much left. */
  readonly taken: number;
  readonly endsAt: number;
}

/**
 * Counts `count` uses at once. Whether that was too much is for the caller to say; whoever was over
 * is known for the rest of the window without asking again.
 */
export async function takeFromWindow(
  deps: Deps,
  name: LimitName,
  subject: string,
  count: number,
): Promise<Window> {
  const { most } = deps.config.limits[name];
  const now = deps.clock.now();
  const key = `${name} ${subject}`;
  const blocked = deps.blocked.get(key) ?? 0;
  if (blocked > now) return { taken: most + count, endsAt: blocked };
  const { taken, endsAt } = await countInWindow(deps, name, subject, count);
  if (taken - count >= most) deps.blocked.set(key, endsAt);
  return { taken, endsAt };
}

export async function countInWindow(
  deps: Deps,
  name: LimitName,
  subject: string,
  count: number,
): Promise<Window> {
  const now = deps.clock.now();
  const [row] = await deps.db.prepared<{ taken: number; ends_at: Date }>('take-limit', TAKE, [
    name,
    subject,
    new Date(now),
    new Date(now + deps.config.limits[name].windowMs),
    count,
  ]);
  return { taken: row!.taken, endsAt: row!.ends_at.getTime() };
}

/** Refuses when the window is full already, without counting: for limits on failures only. */
export async function refuseOverLimit(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
): Promise<void> {
  const { taken, endsAt } = await lookAtWindow(deps, name, limitSubject(request.ip));
  if (taken >= deps.config.limits[name].most) throw tooMany(endsAt - deps.clock.now());
}

/** What was taken so far, without taking anything. */
export async function lookAtWindow(deps: Deps, name: LimitName, subject: string): Promise<Window> {
  const now = deps.clock.now();
  const [row] = await deps.db.prepared<{ taken: number; ends_at: Date }>(
    'look-at-limit',
    'select taken, ends_at from rate_limits where name = $1 and subject = $2 and ends_at > $3',
    [name, subject, new Date(now)],
  );
  return { taken: row?.taken ?? 0, endsAt: row?.ends_at.getTime() ?? now };
}

const TAKE = `
  insert into rate_limits as l (name, subject, taken, ends_at) values ($1, $2, $5, $4)
  on conflict (name, subject) do update
    set taken = case when l.ends_at <= $3 then $5 else l.taken + $5 end,
        ends_at = case when l.ends_at <= $3 then excluded.ends_at else l.ends_at end
  returning taken, ends_at`;

/** A household has one IPv4 address but a whole /64 of IPv6, and could change it at every request. */
export function limitSubject(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export function tooMany(
  waitMs: number,
  words = 'Easy now: too many of those from your address.',
): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('TOO_MANY_REQUESTS', `${words} Try again in ${waitWords(seconds)}.`, {
    details: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** `waitWords(3_541) // '60 min'` */
const waitWords = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
