import { MOST_FOLLOWED, ONLINE_MS } from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';
import { refuse } from '../../errors.ts';
import { COUNTED } from '../../slices/match/world/index.ts';

/** Follows a player from now on; again, it changes nothing. */
export function follow(db: Database, wallet: string, other: string, at: Date): Promise<void> {
  return changing(db, wallet, async (tx) => {
    if (await has(tx, 'blocks', wallet, other)) {
      throw refuse('follow-blocked');
    }
    await add(tx, 'follows', wallet, other, at);
  });
}

export async function unfollow(db: Queryable, wallet: string, other: string): Promise<void> {
  await db.query('delete from follows where follower = $1 and followed = $2', [wallet, other]);
}

/** What the other one follows stays: to see it go would be to be told. */
export function block(db: Database, wallet: string, other: string, at: Date): Promise<void> {
  return changing(db, wallet, async (tx) => {
    await add(tx, 'blocks', wallet, other, at);
    await unfollow(tx, wallet, other);
  });
}

export async function unblock(db: Queryable, wallet: string, other: string): Promise<void> {
  await db.query('delete from blocks where blocker = $1 and blocked = $2', [wallet, other]);
}

/** Whoever switches it on is here. */
export async function setPresence(
  db: Queryable,
  wallet: string,
  visible: boolean,
  at: Date,
): Promise<void> {
  if (visible) {
    await db.query(
      'insert into presence (wallet, seen_at) values ($1, $2) on conflict do nothing',
      [wallet, at],
    );
  } else {
    await db.query('delete from presence where wallet = $1', [wallet]);
  }
}

export interface FollowedRow extends Record<string, unknown> {
  readonly address: string;
  readonly name: string | null;
  readonly house: boolean;
  readonly since: Date;
  readonly rating: number | null;
  readonly wins: number;
  readonly losses: number;
  readonly mutual: boolean;
  readonly online: boolean | null;
}

/** Newest first. */
export function followedBy(db: Queryable, wallet: string, now: Date): Promise<FollowedRow[]> {
  return db.prepared<FollowedRow>(
    'followed-by',
    `select f.followed as address, p.display_name as name, coalesce(p.house, false) as house, f.since,
            round(b.rating)::int as rating, coalesce(b.wins, 0) as wins,
            coalesce(b.losses, 0) as losses, g.follower is not null as mutual,
            case when g.follower is not null and mine.wallet is not null and theirs.wallet is not null
                 then theirs.seen_at > $2 end as online
       from follows f
       left join follows g on g.follower = f.followed and g.followed = f.follower
       left join players p on p.address = f.followed
       left join battlers b on b.address = f.followed
       left join presence mine on mine.wallet = f.follower
       left join presence theirs on theirs.wallet = f.followed
      where f.follower = $1
      order by f.since desc, f.followed`,
    [wallet, new Date(now.getTime() - ONLINE_MS)],
  );
}

const MOST_PLAYING = 24;

/**
 * What friends play now, the newest first, where both let friends see them. One's own is found
 * elsewhere, and a friendly is in nobody's list.
 */
export async function friendsPlay(db: Queryable, wallet: string): Promise<number[]> {
  const playing = [0, 1]
    .map(
      (seat) => `
      select m.id from matches m
       where m.player_${seat} = f.followed and m.player_${1 - seat} <> $1
         and m.finished_at is null and ${COUNTED('m')}`,
    )
    .join(' union all ');
  const rows = await db.prepared<{ id: number }>(
    'friends-play',
    `select distinct m.id
       from follows f
       join follows g on g.follower = f.followed and g.followed = f.follower
       join presence mine on mine.wallet = f.follower
       join presence theirs on theirs.wallet = f.followed
      cross join lateral (${playing}) m
      where f.follower = $1
      order by m.id desc limit ${MOST_PLAYING}`,
    [wallet],
  );
  return rows.map(({ id }) => id);
}

export interface BlockedRow extends Record<string, unknown> {
  readonly address: string;
  readonly name: string | null;
  readonly since: Date;
}

export function blockedBy(db: Queryable, wallet: string): Promise<BlockedRow[]> {
  return db.prepared<BlockedRow>(
    'blocked-by',
    `select b.blocked as address, p.display_name as name, b.since
       from blocks b left join players p on p.address = b.blocked
      where b.blocker = $1 order by b.since desc, b.blocked`,
    [wallet],
  );
}

export async function isVisible(db: Queryable, wallet: string): Promise<boolean> {
  const rows = await db.prepared('is-visible', 'select from presence where wallet = $1', [wallet]);
  return rows.length > 0;
}

/** These have a page open. Whoever was seen a moment ago costs no write. */
export async function markSeen(
  db: Queryable,
  wallets: readonly string[],
  now: Date,
): Promise<void> {
  await db.prepared(
    'mark-seen',
    `update presence set seen_at = $2
      where wallet = any ($1) and seen_at < $3`,
    [wallets, now, new Date(now.getTime() - ONLINE_MS / 2)],
  );
}

const SIDES = {
  follows: { by: 'follower', whom: 'followed' },
  blocks: { by: 'blocker', whom: 'blocked' },
} as const;

async function has(
  tx: Queryable,
  table: keyof typeof SIDES,
  wallet: string,
  other: string,
): Promise<boolean> {
  const { by, whom } = SIDES[table];
  const rows = await tx.query(`select from ${table} where ${by} = $1 and ${whom} = $2`, [
    wallet,
    other,
  ]);
  return rows.length > 0;
}

async function add(
  tx: Queryable,
  table: keyof typeof SIDES,
  wallet: string,
  other: string,
  at: Date,
): Promise<void> {
  if (wallet === other) throw refuse('follow-yourself');
  if (await has(tx, table, wallet, other)) return;
  const { by, whom } = SIDES[table];
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    `select count(*) from ${table} where ${by} = $1`,
    [wallet],
  );
  if (count >= MOST_FOLLOWED) {
    const details = { most: MOST_FOLLOWED };
    throw refuse('too-many-players-followed', details, { details });
  }
  await tx.query(`insert into ${table} (${by}, ${whom}, since) values ($1, $2, $3)`, [
    wallet,
    other,
    at,
  ]);
}

/** One at a time for a wallet, or two would both be the last that fits. */
function changing(
  db: Database,
  wallet: string,
  change: (tx: Queryable) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('friends'), hashtext($1))`, [wallet]);
    await change(tx);
  });
}
