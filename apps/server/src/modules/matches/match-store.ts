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
  /** Known where it was settled; read by whoever else needs it. */
  readonly rating?: MatchRating | null;
}

/** What a result changed about the standing of seat 0 and seat 1, and how much it counted. */
export interface MatchRating {
  readonly counted: number;
  readonly reason: string;
  readonly before: [number, number];
  readonly after: [number, number];
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
 * Appends the events and moves the rows on, in one statement, each if nobody else did in the
 * meantime: false means that the match was read too early and nothing of it was written. No match
 * twice.
 */
export async function saveSteps(tx: Queryable, steps: readonly Step[]): Promise<boolean[]> {
  const rows = [...steps].sort((one, other) => one.match.id - other.match.id).map(stepRow);
  const saved = await tx.prepared<{ id: number }>(
    'save-steps',
    'select id from save_steps($1) id',
    [`[${rows.join(',')}]`],
  );
  const done = new Set(saved.map(({ id }) => id));
  return steps.map(({ match }) => done.has(match.id));
}

export async function saveStep(tx: Queryable, step: Step): Promise<boolean> {
  return (await saveSteps(tx, [step]))[0]!;
}

/** The state is put into words once, here, and not as a word within words. */
function stepRow({ match, state, events, houseAt }: Step): string {
  const over = state.phase === 'finished';
  const row = JSON.stringify({
    id: match.id,
    version: match.version,
    count: events.length,
    phase: state.phase,
    deadline: over ? null : new Date(state.deadline),
    house_at: houseAt === null ? null : new Date(houseAt),
    winner: over ? state.result.winner : null,
    reason: over ? state.result.reason : null,
    finished_at: over ? new Date(state.finishedAt) : null,
    at: new Date(events[0]!.at),
    events,
  });
  return `${row.slice(0, -1)},"state":${withoutSeed(state)}}`;
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
