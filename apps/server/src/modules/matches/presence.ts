import { randomBytes } from 'node:crypto';
import type { Pair, Seat } from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';
import type { Announcements } from './announcements.ts';

/** Who has a live screen of a match open, on all instances together. Shown, never judged. */
export interface Totals {
  readonly watchers: number;
  readonly connected: Pair<boolean>;
}

export const NOBODY: Totals = { watchers: 0, connected: [false, false] };

export interface Presence {
  /** Somebody opened a screen; call the answer when it closes. */
  arrive(matchId: number, seat: Seat | null): () => void;
  totals(matchId: number): Promise<Totals>;
  close(): Promise<void>;
}

/** A player who is there or away is news; one row is written for all who come within this. */
const PLAYERS_SETTLE_MS = 100;
/** Every change goes to everybody who watches: the more they are, the older their number may be. */
const WATCHERS_SETTLE_MS = 1_000;
const FOR_EACH_WATCHER_MS = 20;
const LONGEST_SETTLE_MS = 5_000;
const REFRESH_MS = 15_000;
/** An instance that crashed takes its watchers along after this long. */
const STALE_SECONDS = 45;

interface Counts {
  watchers: number;
  seats: [number, number];
}

export function createPresence(db: Database, announcements: Announcements): Presence {
  const instance = randomBytes(8).toString('hex');
  const here = new Map<number, Counts>();
  const waiting = new Map<number, { readonly timer: NodeJS.Timeout; readonly soon: boolean }>();
  let closed = false;
  const refresh = setInterval(() => {
    if (here.size > 0) refreshRows(db, instance).catch(() => {});
  }, REFRESH_MS);
  refresh.unref();

  function change(matchId: number, seat: Seat | null, by: 1 | -1): void {
    const counts = here.get(matchId) ?? { watchers: 0, seats: [0, 0] };
    if (seat === null) counts.watchers += by;
    else counts.seats[seat] += by;
    here.set(matchId, counts);
    const soon = seat !== null;
    const before = waiting.get(matchId);
    if (closed || (before && (before.soon || !soon))) return;
    clearTimeout(before?.timer);
    const settleMs = soon ? PLAYERS_SETTLE_MS : watchersSettleMs(counts.watchers);
    waiting.set(matchId, { soon, timer: setTimeout(() => publish(matchId), settleMs) });
  }

  function publish(matchId: number): void {
    waiting.delete(matchId);
    const { watchers, seats } = here.get(matchId)!;
    if (watchers + seats[0] + seats[1] === 0) here.delete(matchId);
    writeRow(db, { matchId, instance, watchers, seats })
      .then(() => announcements.announce([`presence:${matchId}`]))
      // Nobody's match depends on it; the next change or refresh tries again.
      .catch(() => {});
  }

  return {
    arrive(matchId, seat) {
      change(matchId, seat, 1);
      let left = false;
      return () => {
        if (!left) change(matchId, seat, -1);
        left = true;
      };
    },
    totals: (matchId) => readTotals(db, matchId),
    async close() {
      closed = true;
      clearInterval(refresh);
      for (const { timer } of waiting.values()) clearTimeout(timer);
      await db.query('delete from presences where instance = $1', [instance]).catch(() => {});
    },
  };
}

function watchersSettleMs(watchers: number): number {
  return Math.min(WATCHERS_SETTLE_MS + watchers * FOR_EACH_WATCHER_MS, LONGEST_SETTLE_MS);
}

async function writeRow(
  db: Queryable,
  row: { matchId: number; instance: string; watchers: number; seats: readonly [number, number] },
): Promise<void> {
  await db.prepared(
    'write-presence',
    `insert into presences (match_id, instance, watchers, seat_0, seat_1, seen_at)
     values ($1, $2, $3, $4, $5, now())
     on conflict (match_id, instance) do update
       set watchers = $3, seat_0 = $4, seat_1 = $5, seen_at = now()`,
    [row.matchId, row.instance, row.watchers, ...row.seats],
  );
}

async function refreshRows(db: Queryable, instance: string): Promise<void> {
  await db.query('update presences set seen_at = now() where instance = $1', [instance]);
  await db.query(`delete from presences where seen_at < now() - interval '10 minutes'
                    or watchers + seat_0 + seat_1 = 0`);
}

async function readTotals(db: Queryable, matchId: number): Promise<Totals> {
  const [row] = await db.prepared<{ watchers: number; seat_0: number; seat_1: number }>(
    'read-presence',
    `select coalesce(sum(watchers), 0)::int as watchers, coalesce(sum(seat_0), 0)::int as seat_0,
            coalesce(sum(seat_1), 0)::int as seat_1
       from presences
      where match_id = $1 and seen_at > now() - interval '${STALE_SECONDS} seconds'`,
    [matchId],
  );
  if (!row) return NOBODY;
  return { watchers: row.watchers, connected: [row.seat_0 > 0, row.seat_1 > 0] };
}
