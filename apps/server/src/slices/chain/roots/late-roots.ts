import type { Queryable } from '../../../db/database.ts';

/**
 * Whoever asks to leave may do so with an old root when none came for a day and more; what they lost
 * since leaves with them. So long before that nothing new is staked or sold between players, and what
 * can be lost so is half a day's at most.
 */
export const LATE_AFTER_MS = 12 * 60 * 60_000;

/** What would be posted now says what the newest root says. */
export async function noteNothingNew(db: Queryable, now: number): Promise<void> {
  await db.query('update chain_state set said_at = $1', [new Date(now)]);
}

/**
 * Whether the chain waits for a root of ours for too long; whatever keeps it away, a veto, a round that
 * failed or a chain that is switched off: its contracts let people go all the same. What lies on the embedded chain is worth nothing, and nobody waits for it.
 */
export async function noteLateRoots(db: Queryable, now: number): Promise<void> {
  await db.query(
    `with state as (
       select coalesce(said_at, $1) as said_at,
              greatest(coalesce(said_at, $1),
                       (select made_at from chain_roots
                         where state in ('posted', 'active', 'replaced')
                         order by id desc limit 1)) < $2 and not embedded as late
         from chain_state)
     update chain_state c set said_at = s.said_at, roots_late = s.late from state s
      where c.said_at is null or c.roots_late <> s.late`,
    [new Date(now), new Date(now - LATE_AFTER_MS)],
  );
}
