import type { Pair, Seat } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';
import type { Game } from '../../../game.ts';

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
  /** Says again who is here; by itself every quarter of a minute. */
  refresh(): Promise<void>;
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

export function createPresence({
  db,
  bus,
  instance,
}: Pick<Game, 'db' | 'bus' | 'instance'>): Presence {
  const here = new Map<number, Counts>();
  const waiting = new Map<number, { readonly timer: NodeJS.Timeout; readonly soon: boolean }>();
  let closed = false;
  const timer = setInterval(() => refresh().catch(() => {}), REFRESH_MS);
  timer.unref();

  async function refresh(): Promise<void> {
    if (here.size === 0) return;
    const rows = [...here].map(([matchId, counts]) => ({ matchId, ...counts }));
    await writeRows(db, instance, rows);
    await forgetOld(db);
  }

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
    writeRows(db, instance, [{ matchId, watchers, seats }])
      .then(() => bus.publish([`presence:${matchId}`]))
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
    refresh,
    async close() {
      closed = true;
      clearInterval(timer);
      for (const { timer } of waiting.values()) clearTimeout(timer);
      await db.query('delete from presences where instance = $1', [instance]).catch(() => {});
    },
  };
}

function watchersSettleMs(watchers: number): number {
  return Math.min(WATCHERS_SETTLE_MS + watchers * FOR_EACH_WATCHER_MS, LONGEST_SETTLE_MS);
}

interface PresenceRow extends Counts {
  readonly matchId: number;
}

/** Written whole, also when they were there before: a crash of PostgreSQL empties the table. */
async function writeRows(
  db: Queryable,
  instance: string,
  rows: readonly PresenceRow[],
): Promise<void> {
  await db.prepared(
    'write-presence',
    `insert into presences (match_id, instance, watchers, seat_0, seat_1, seen_at)
     select p.match_id, $1, p.watchers, p.seat_0, p.seat_1, now()
       from unnest($2::int[], $3::int[], $4::int[], $5::int[]) p (match_id, watchers, seat_0, seat_1)
     on conflict (match_id, instance) do update
       set watchers = excluded.watchers, seat_0 = excluded.seat_0, seat_1 = excluded.seat_1,
           seen_at = now()`,
    [
      instance,
      rows.map(({ matchId }) => matchId),
      rows.map(({ watchers }) => watchers),
      rows.map(({ seats }) => seats[0]),
      rows.map(({ seats }) => seats[1]),
    ],
  );
}

async function forgetOld(db: Queryable): Promise<void> {
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

/** How many watch each of these; those that nobody watches are left out. */
export async function watchersOf(
  db: Queryable,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.prepared<{ match_id: number; watchers: number }>(
    'watchers-of',
    `select match_id, sum(watchers)::int as watchers from presences
      where match_id = any ($1::int[]) and seen_at > now() - interval '${STALE_SECONDS} seconds'
      group by match_id`,
    [matchIds],
  );
  return new Map(rows.map(({ match_id, watchers }) => [match_id, watchers]));
}
