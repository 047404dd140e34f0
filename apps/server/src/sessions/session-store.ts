import type { Queryable } from '../db/database.ts';

/**
 * A session that ends is announced as 'session:<id>': caches forget it, and whoever streams to it
 * must stop. The database says the same when somebody deletes one by hand. One that has run out by
 * itself is not announced: its hour is in its row.
 */
export const SESSION_TOPIC = 'session:';

/** Announced as 'frozen:0x…' when a wallet is frozen or thawed: of each of its sessions that is part. */
export const FREEZE_TOPIC = 'frozen:';

/** A session as its wallet stands: asked in one go, because every write has to know both. */
export interface LiveSession extends SessionRow {
  /** Null while the wallet is not frozen. */
  readonly frozen_for: string | null;
  readonly frozen_since: Date | null;
}

export interface SessionRow extends Record<string, unknown> {
  readonly id: string;
  /** One of the two is null. */
  readonly wallet: string | null;
  readonly operator: string | null;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly user_agent: string;
}

export async function insertSession(
  db: Queryable,
  session: {
    tokenHash: Buffer;
    wallet: string | null;
    operator: string | null;
    at: Date;
    expiresAt: Date;
    userAgent: string;
  },
): Promise<void> {
  await db.query(
    `insert into sessions
       (token_hash, wallet, operator, created_at, seen_at, expires_at, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [
      session.tokenHash,
      session.wallet,
      session.operator,
      session.at,
      session.expiresAt,
      session.userAgent,
    ],
  );
}

/** Of each token its session, if there is one; also one that has run out. */
export async function findSessions(
  db: Queryable,
  tokenHashes: readonly Buffer[],
): Promise<(LiveSession | undefined)[]> {
  const rows = await db.prepared<LiveSession & { token_hash: Buffer }>(
    'find-sessions',
    `select s.id, s.wallet, s.operator, s.created_at, s.seen_at, s.expires_at, s.user_agent,
            f.reason as frozen_for, f.since as frozen_since, s.token_hash
       from sessions s left join wallet_freezes f on f.wallet = s.wallet
      where s.token_hash = any ($1)`,
    [tokenHashes],
  );
  return tokenHashes.map((token) => rows.find(({ token_hash }) => token_hash.equals(token)));
}

export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [session] = await findSessions(db, [tokenHash]);
  return session && session.expires_at > now ? session : undefined;
}

export async function extendSession(
  db: Queryable,
  id: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.query('update sessions set seen_at = $2, expires_at = $3 where id = $1', [
    id,
    seenAt,
    expiresAt,
  ]);
}

export async function sessionsOf(db: Queryable, wallet: string, now: Date): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select id, wallet, operator, created_at, seen_at, expires_at, user_agent
       from sessions where wallet = $1 and expires_at > $2 order by seen_at desc, id limit 100`,
    [wallet, now],
  );
}

/** True when there was one of this wallet to end. */
export async function endSession(db: Queryable, id: string, wallet: string): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    'delete from sessions where id = $1 and wallet = $2 returning id',
    [id, wallet],
  );
  announceEnds(db, rows);
  return rows.length > 0;
}

export async function endSessionByToken(db: Queryable, tokenHash: Buffer): Promise<void> {
  const rows = await db.query<{ id: string }>(
    'delete from sessions where token_hash = $1 returning id',
    [tokenHash],
  );
  announceEnds(db, rows);
}

function announceEnds(db: Queryable, ended: readonly { readonly id: string }[]): void {
  db.announce(ended.map(({ id }) => SESSION_TOPIC + id));
}
