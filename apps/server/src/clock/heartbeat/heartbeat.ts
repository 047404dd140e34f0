import type { Game } from '../../game.ts';
import { LANES, type Lane } from '../../kernel/lanes.ts';
import { MATCHES_OF } from '../../slices/match/world/index.ts';
import { type Again, runDuty } from '../back-off/run-duty.ts';

const BEAT_MS = 1_000;
/** A pause longer than this means that no instance was there. */
const MISSED_MS = 5_000;
const BATCH = 200;

/** A time without any instance that has not been given back to every match yet. */
interface Outage {
  readonly began: number;
  readonly until: number;
}

interface HeartbeatRow extends Record<string, unknown> {
  readonly outage_began: Date | null;
  readonly outage_ended: Date | null;
}

/**
 * One beat, in one short statement, so that no instance ever waits long for the heartbeat's row. The
 * beat that ends a long pause writes the outage down; it stays until all of it is given back, also
 * when whoever found it dies. Answers what is still to be given back.
 */
export async function beat({ db, clock }: Pick<Game, 'db' | 'clock'>): Promise<Outage | null> {
  const now = clock.now();
  const [row] = await db.prepared<HeartbeatRow>('beat', BEAT, [
    new Date(now),
    new Date(now - BEAT_MS),
    new Date(now - MISSED_MS),
  ]);
  if (!row?.outage_began || !row.outage_ended) return null;
  return { began: row.outage_began.getTime(), until: row.outage_ended.getTime() };
}

const BEAT = `
  with beat as (
    insert into heartbeat as h (at) values ($1)
    on conflict (only_row) do update
      set at = excluded.at,
          outage_began = case when h.at < $3 then coalesce(h.outage_began, h.at)
                              else h.outage_began end,
          outage_ended = case when h.at < $3 then excluded.at else h.outage_ended end
      where h.at <= $2
    returning outage_began, outage_ended)
  select * from beat
  union all
  select outage_began, outage_ended from heartbeat where not exists (select from beat)`;

/** One beat, and lost time is given back before anything else happens. Answers the milliseconds. */
export async function beatAndGiveBack(game: Game): Promise<number> {
  const outage = await beat(game);
  if (!outage) return 0;
  await giveBack(game, outage);
  return outage.until - outage.began;
}

/**
 * Moves every running deadline by as long as the outage was: nobody loses time that nobody could
 * have used. Any number of instances may do this together; a match gets the same outage once. One
 * that cannot take it now gets it later, and the outage is over for everybody else: as long as one is
 * written down, no deadline is kept.
 */
async function giveBack(game: Game, outage: Outage): Promise<void> {
  const { began, until } = outage;
  await game.db.prepared('outage-on-top', ANOTHER_OUTAGE, [began, until]);
  for (const lane of LANES) await giveBackTo(lane, game, outage);
  await game.db.prepared(
    'outage-over',
    'update heartbeat set outage_began = null, outage_ended = null where outage_ended = $1',
    [new Date(outage.until)],
  );
}

/** Whoever has not had the one before gets both at once. */
const ANOTHER_OUTAGE = `
  update backed_off set details = jsonb_build_object('until', $2::bigint, 'began',
           (details ->> 'began')::bigint + $1::bigint - (details ->> 'until')::bigint)
   where duty = 'give-back' and (details ->> 'until')::bigint < $2`;

async function giveBackTo(lane: Lane, game: Game, { began, until }: Outage): Promise<void> {
  const { db } = game;
  // Past a match that takes nothing back, or one at fault would be asked for ever.
  let after = 0;
  for (;;) {
    const hit = await db.prepared<{ id: number }>(
      `matches-hit-by-outage ${lane}`,
      `select id from matches
        where finished_at is null and ${MATCHES_OF[lane]} and started_at < $1 and given_until < $1 and id > $3
          and not exists (
            select from backed_off b where b.duty = 'give-back' and b.subject = 'match:' || matches.id)
        order by id limit $2`,
      [new Date(until), BATCH, after],
    );
    if (hit.length === 0) break;
    after = hit.at(-1)!.id;
    await giveBackToEach(
      game,
      hit.map(({ id: matchId }) => ({ matchId, began, until })),
      lane,
    );
  }
}

/** Matches that could not take what an outage took from them, now that their time has come again. */
export async function giveBackLate(game: Game): Promise<void> {
  const late = await game.db.prepared<{ id: number; details: Outage }>(
    'late-give-backs',
    `select split_part(subject, ':', 2)::int as id, details from backed_off
      where duty = 'give-back' and next_at <= $1 limit $2`,
    [new Date(game.clock.now()), BATCH],
  );
  await giveBackToEach(
    game,
    late.map(({ id: matchId, details }) => ({ matchId, ...details })),
  );
}

async function giveBackToEach(
  game: Game,
  due: readonly (Outage & { readonly matchId: number })[],
  lane?: Lane,
): Promise<void> {
  const { world, clock } = game;
  await runDuty(
    game,
    'give-back',
    due,
    ({ matchId, began, until }) => ({ subject: `match:${matchId}`, details: { began, until } }),
    (one, again: Again) => {
      const options = lane ? { lane, ...again } : again;
      return world.run({ type: 'give-back', ...one, at: clock.now() }, options);
    },
  );
}
