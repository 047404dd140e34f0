import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { LANES, type Lane } from '../../kernel/lanes.ts';
import { MATCHES_OF } from './world/match-lanes.ts';
import { SHORTEST_PHASE_MS } from './world/rows.ts';

/** A backlog clears quickly, and other duties of the same loop are not starved meanwhile. */
const BATCH = 500;
/** What one instance has taken on the others leave alone for this long. */
const CLAIM_MS = 5_000;

/**
 * Lets the clock act wherever a deadline has passed. A step moves the deadline alone and not the
 * time at which the clock looks in: where there is time left, it looks in again before anything
 * that a step may set can be over. Answers how many matches moved on.
 */
export async function keepDeadlines(
  game: Game,
  now: number = game.clock.now(),
  lanes: readonly Lane[] = LANES,
): Promise<number> {
  let moved = 0;
  for (const lane of lanes) moved += await keepDeadlinesOf(game, lane, now);
  return moved;
}

async function keepDeadlinesOf(game: Game, lane: Lane, now: number): Promise<number> {
  const seen = await game.db.prepared<{ id: number; version: number; due: boolean }>(
    `claim-deadlines ${lane}`,
    `update matches set wake_at = case when deadline <= $1 then $2 else least(deadline, $3) end
      where id in (
        select id from matches where finished_at is null and ${MATCHES_OF[lane]} and wake_at <= $1
           and ${NOT_BACKED_OFF}
         order by wake_at limit $4 for no key update skip locked)
     returning id, version, deadline <= $1 as due`,
    [new Date(now), new Date(now + CLAIM_MS), new Date(now + SHORTEST_PHASE_MS), BATCH],
  );
  return runDuty(
    game,
    'time-out',
    seen.filter(({ due }) => due),
    ({ id, version }) => ({ subject: `match:${id}`, version }),
    ({ id: matchId }, again) =>
      game.world.run({ type: 'time-out', matchId, at: now }, { lane, ...again }),
  );
}

const NOT_BACKED_OFF = notBackedOff('time-out', "'match:' || id", '$1', 'matches.version');
