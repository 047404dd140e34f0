import type { CupEntry, CupStatus, MatchState } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import { type ShownCupFacts, type ShownCupRow, shownCups, toShownCup } from './world/facts.ts';

/** What of a cup is shown and nothing is decided by. */
export interface CupExtras {
  readonly endedAt: Date | null;
  readonly reason: string | null;
  readonly places: ReadonlyMap<string, { readonly place: number | null; readonly prize: number }>;
}

export interface ShownCup extends CupExtras {
  readonly cup: ShownCupFacts;
}

type ShownRow = ShownCupRow & {
  readonly ended_at: Date | null;
  readonly reason: string | null;
  readonly placed: readonly { wallet: string; place: number | null; prize: number }[];
};

const columns = `
  k.ended_at, k.reason,
  (select coalesce(json_agg(json_build_object('wallet', p.wallet, 'place', p.place,
            'prize', p.prize)), '[]')
     from cup_entries p where p.cup_id = k.id and p.place is not null) as placed`;
const SHOWN = shownCups({ columns });
/** Hundreds without a place in every past cup would make the list of all a download of megabytes. */
const LISTED = shownCups({ columns, entries: "e.state <> 'not-drawn'" });

export async function cupById(db: Queryable, id: number): Promise<ShownCup | null> {
  const [row] = await db.prepared<ShownRow>('cup-by-id', `${SHOWN} where k.id = $1`, [id]);
  return row ? toShown(row) : null;
}

/** Open and running ones by their start, then the others newest first; what nobody came to is left out. */
export async function listCups(db: Queryable, limit: number): Promise<ShownCup[]> {
  const rows = await db.prepared<ShownRow>(
    'list-cups',
    `(${LISTED} where k.status in ('open', 'running') order by k.starts_at, k.id limit $1)
     union all
     (${LISTED} where k.status = 'finished'
        or (k.status = 'cancelled' and k.entered_known + k.entered_others > 0)
      order by k.starts_at desc, k.id desc limit $1)
     limit $1`,
    [limit],
  );
  return rows.map(toShown);
}

function toShown({ ended_at: endedAt, reason, placed, ...row }: ShownRow): ShownCup {
  const places = new Map(placed.map(({ wallet, place, prize }) => [wallet, { place, prize }]));
  return { cup: toShownCup(row as ShownCupRow), endedAt, reason, places };
}

export interface TieMatch {
  readonly id: number;
  /** Only of a match that is live: what has become of the others is in the tie. */
  readonly state: Omit<MatchState, 'serverSeed'> | null;
  /** Only of a match that is over. */
  readonly serverSeed: string | null;
}

/** The matches of a cup's ties, as far as everybody may see them. */
export async function tieMatches(db: Queryable, cupId: number): Promise<Map<number, TieMatch>> {
  const rows = await db.prepared<
    Row & { id: number; state: TieMatch['state']; seed: string | null }
  >(
    'cup-tie-matches',
    // One by one along the key: a plan from the days of the first cups would read all matches there are.
    `select m.* from cup_ties t cross join lateral (
       select m.id, case when m.finished_at is null then m.state end as state,
              case when m.finished_at is not null then m.server_seed end as seed
         from matches m where m.id = t.match_id offset 0) m
      where t.cup_id = $1`,
    [cupId],
  );
  return new Map(rows.map(({ id, state, seed }) => [id, { id, state, serverSeed: seed }]));
}

export interface OwnEntryRow extends Row {
  readonly cup_id: number;
  readonly status: CupStatus;
  readonly card_ids: readonly number[];
  readonly fee: number;
  readonly state: CupEntry['state'];
  readonly place: number | null;
  readonly prize: number;
  readonly match_id: number | null;
}

/** The newest first. */
export function entriesOf(db: Queryable, wallet: string): Promise<OwnEntryRow[]> {
  return db.prepared<OwnEntryRow>(
    'cup-entries-of-wallet',
    `select e.cup_id, k.status, e.card_ids,
            e.fee, e.state, e.place, e.prize,
            (select t.match_id from cup_ties t
              where t.cup_id = e.cup_id and t.winner is null and $1 in (t.player_0, t.player_1)) as match_id
       from cup_entries e join cups k on k.id = e.cup_id
      where e.wallet = $1 order by e.cup_id desc limit 50`,
    [wallet],
  );
}
