import type { liveMatch } from '@goats/contract';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { CardFaces } from '../../card/index.ts';
import { watchersOf } from '../live/presence.ts';
import { MATCHES_OF } from '../world/match-lanes.ts';
import { summariesOf } from './battle-store.ts';

type LiveAnswer = z.input<typeof liveMatch>;

const MOST_BATTLES = 16;
const MOST_TIES = 8;
/** So many are looked at for the best of them: on a day with more, those are good enough. */
const MOST_LOOKED_AT = 2_000;

interface Best extends Record<string, unknown> {
  readonly id: number;
  readonly tie: boolean;
  readonly on: number;
}

/** The best rated that are on, by what both are worth at least; ties of cups apart. */
export async function bestLive(db: Queryable, faces: CardFaces) {
  const best = await db.prepared<Best>(
    'best-live',
    `select id, tie, "on" from (
       select l.id, l.kind = 'cup' as tie, count(*) over ()::int as "on",
              row_number() over (partition by l.kind = 'cup' order by
                coalesce(a.rating - 2 * a.deviation, 0) + coalesce(b.rating - 2 * b.deviation, 0) desc,
                l.id desc) as place
         from (select id, kind, player_0, player_1 from matches
                where finished_at is null and ${MATCHES_OF.staked}
               offset 0 limit ${MOST_LOOKED_AT}) l
         left join battlers a on a.address = l.player_0
         left join battlers b on b.address = l.player_1) ranked
      where place <= case when tie then ${MOST_TIES} else ${MOST_BATTLES} end
      order by place`,
  );
  const shown = await liveMatches(
    db,
    faces,
    best.map(({ id }) => id),
  );
  const isTie = new Map(best.map(({ id, tie }) => [String(id), tie]));
  return {
    battles: shown.filter(({ id }) => !isTie.get(id)),
    cups: shown.filter(({ id }) => isTie.get(id)),
    on: best[0]?.on ?? 0,
  };
}

/** Of these the ones that are still on, in this order, as everybody may see them. */
export async function liveMatches(
  db: Queryable,
  faces: CardFaces,
  ids: readonly number[],
): Promise<LiveAnswer[]> {
  if (ids.length === 0) return [];
  const [summaries, watchers] = await Promise.all([
    summariesOf(db, faces, ids),
    watchersOf(db, ids),
  ]);
  const players = summaries.flatMap((match) => match.players.map(({ address }) => address));
  const ratings = await ratingsOf(db, players);
  const byId = new Map(summaries.map((match) => [match.id, match]));
  return ids.flatMap((id) => {
    const match = byId.get(String(id));
    if (!match || match.finishedAt !== null) return [];
    const [one, other] = match.players;
    const both: LiveAnswer['ratings'] = [
      ratings.get(one.address) ?? null,
      ratings.get(other.address) ?? null,
    ];
    return [{ ...match, watchers: watchers.get(id) ?? 0, ratings: both }];
  });
}

async function ratingsOf(db: Queryable, wallets: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.prepared<{ address: string; rating: number }>(
    'ratings-of',
    `select address, round(rating)::int as rating from battlers
      where address = any ($1) and wins + losses > 0`,
    [wallets],
  );
  return new Map(rows.map(({ address, rating }) => [address, rating]));
}
