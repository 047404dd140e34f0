import type { LiveState, MatchCard, MatchEvent, MatchMode, MatchState, Pair } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export type MatchKind = 'challenge' | 'request' | 'practice';

/** A match as the engine needs it: the only shape that ever holds the server seed. */
export interface StoredMatch {
  readonly id: number;
  readonly kind: MatchKind;
  readonly originId: number | null;
  /** The number of the newest event. */
  readonly version: number;
  readonly state: MatchState;
  /** Practice: what each side may bring. */
  readonly hands: Pair<readonly MatchCard[]> | null;
}

interface MatchRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: MatchKind;
  readonly origin_id: number | null;
  readonly version: number;
  readonly server_seed: string;
  readonly state: Omit<MatchState, 'serverSeed'>;
  readonly hands: Pair<readonly MatchCard[]> | null;
}

const COLUMNS = 'id, kind, origin_id, version, server_seed, state, hands';

function toStored(row: MatchRow): StoredMatch {
  return {
    id: row.id,
    kind: row.kind,
    originId: row.origin_id,
    version: row.version,
    state: { ...row.state, serverSeed: row.server_seed } as MatchState,
    hands: row.hands,
  };
}

/** The seed has a column of its own; a state that is logged or dumped must not carry it. */
export function withoutSeed(state: MatchState): string {
  const { serverSeed: _secret, ...rest } = state;
  return JSON.stringify(rest);
}

export async function findMatch(db: Queryable, id: number): Promise<StoredMatch | undefined> {
  const [row] = await db.prepared<MatchRow>(
    'find-match',
    `select ${COLUMNS} from matches where id = $1`,
    [id],
  );
  return row && toStored(row);
}

/** The vault of a match, and what its cards are busy with: `vaultOf(match) // 'challenge:12'` */
export function vaultOf(match: Pick<StoredMatch, 'kind' | 'originId'>): string {
  return `${match.kind}:${match.originId}`;
}

/** The id first, because the commitments and the log are bound to it. */
export async function nextMatchId(tx: Queryable): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'next-match-id',
    `select nextval('matches_id_seq') as id`,
  );
  return row!.id;
}

export interface NewMatch {
  readonly id: number;
  readonly mode: MatchMode;
  readonly kind: MatchKind;
  readonly originId: number | null;
  readonly bonusReserved: number;
  readonly state: LiveState;
  readonly houseAt: number | null;
  readonly hands: Pair<readonly MatchCard[]> | null;
}

/** Event 0 is the first state itself: from it and the rest of the log everything can be refolded. */
export async function insertMatch(tx: Queryable, match: NewMatch): Promise<void> {
  const { state } = match;
  const first = withoutSeed(state);
  await tx.prepared(
    'insert-match',
    `with made as (
       insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved,
                            phase, deadline, house_at, server_seed, state, hands, started_at)
       overriding system value
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       returning id)
     insert into match_events (match_id, number, event, at)
     select id, 0, json_build_object('type', 'started', 'state', $13::json), $15 from made`,
    [
      match.id,
      match.mode,
      match.kind,
      match.originId,
      state.players[0].address,
      state.players[1].address,
      state.terms.kind === 'practice' ? 0 : state.terms.stake,
      match.bonusReserved,
      state.phase,
      new Date(state.deadline),
      match.houseAt === null ? null : new Date(match.houseAt),
      state.serverSeed,
      first,
      match.hands === null ? null : JSON.stringify(match.hands),
      new Date(state.startedAt),
    ],
  );
}

export interface Step {
  readonly match: StoredMatch;
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
  readonly houseAt: number | null;
}

/**
 * Appends the events and moves the row on, in one statement, if nobody else did in the meantime:
 * false means that the match was read too early and nothing was written.
 */
export async function saveStep(tx: Queryable, step: Step): Promise<boolean> {
  const { match, state, events, houseAt } = step;
  const over = state.phase === 'finished';
  const commitments = events.map((event) => (event.type === 'committed' ? event.commitment : null));
  const [saved] = await tx.prepared(
    'save-step',
    `with moved as (
       update matches
          set version = version + cardinality($3::text[]), state = $4, phase = $5, deadline = $6,
              house_at = $7, winner = $8, reason = $9, finished_at = $10,
              bonus_reserved = case when $5 = 'finished' then 0 else bonus_reserved end
        where id = $1 and version = $2
        returning id),
     logged as (
       insert into match_events (match_id, number, event, at, commitment)
       select moved.id, $2 + e.number, e.event::json, $11, e.commitment
         from moved, unnest($3::text[], $12::text[]) with ordinality e (event, commitment, number))
     select id from moved`,
    [
      match.id,
      match.version,
      events.map((event) => JSON.stringify(event)),
      withoutSeed(state),
      state.phase,
      over ? null : new Date(state.deadline),
      houseAt === null ? null : new Date(houseAt),
      over ? state.result.winner : null,
      over ? state.result.reason : null,
      over ? new Date(state.finishedAt) : null,
      new Date(events[0]!.at),
      commitments,
    ],
  );
  return saved !== undefined;
}

export interface LoggedEvent extends Record<string, unknown> {
  readonly number: number;
  readonly event:
    | MatchEvent
    | { readonly type: 'started'; readonly state: Omit<LiveState, 'serverSeed'> };
  readonly at: Date;
}

/** The events after number `after`, oldest first. */
export function eventsAfter(db: Queryable, id: number, after: number): Promise<LoggedEvent[]> {
  return db.prepared<LoggedEvent>(
    'events-after',
    'select number, event, at from match_events where match_id = $1 and number > $2 order by number',
    [id, after],
  );
}
