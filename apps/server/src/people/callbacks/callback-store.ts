import {
  CALLS_A_DAY,
  type Callback,
  FRIEND_AGAIN_MS,
  type Notice,
  type Rarity,
} from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';
import { WALLET_TOPIC } from '../../kernel/topics.ts';
import { COUNTED } from '../../slices/match/world/index.ts';

type Wanted = Readonly<Record<Callback, boolean>>;

const NOTHING: Wanted = { rested: false, friends: false, cups: false };

export async function callbacksOf(db: Queryable, wallet: string): Promise<Wanted> {
  const [row] = await db.prepared<Wanted & Record<string, unknown>>(
    'callbacks-of',
    'select rested, friends, cups from callbacks where wallet = $1',
    [wallet],
  );
  return row ?? NOTHING;
}

/** What is left out stays as it is; whoever wants none of them has no row. */
export function setCallbacks(
  db: Database,
  wallet: string,
  wanted: { readonly [C in Callback]?: boolean | undefined },
  at: Date,
): Promise<Wanted> {
  return db.transaction(async (tx) => {
    // Two tabs that choose at once: one comes after the other.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('callbacks ' || $1, 0))`, [
      wallet,
    ]);
    const before = await callbacksOf(tx, wallet);
    const { rested = before.rested, friends = before.friends, cups = before.cups } = wanted;
    await tx.query('delete from callbacks where wallet = $1', [wallet]);
    if (rested || friends || cups) {
      await tx.query('insert into callbacks values ($1, $2, $3, $4, $5)', [
        ...[wallet, rested, friends, cups, at],
      ]);
    }
    return { rested, friends, cups };
  });
}

/** One instance calls at a time: what a wallet may be told on a day is counted. */
export async function mayCall(tx: Queryable): Promise<boolean> {
  const [lock] = await tx.prepared<{ free: boolean }>(
    'callbacks-lock',
    `select pg_try_advisory_xact_lock(hashtextextended('callbacks', 0)) as free`,
  );
  return lock!.free;
}

export async function readMark(tx: Queryable, name: string): Promise<number | null> {
  const [row] = await tx.prepared<{ mark: number }>(
    'callbacks-mark',
    'select mark from sweep_marks where name = $1',
    [name],
  );
  return row?.mark ?? null;
}

export async function setMark(tx: Queryable, name: string, mark: number): Promise<void> {
  await tx.prepared(
    'callbacks-go-on',
    `insert into sweep_marks (name, mark) values ($1, $2)
     on conflict (name) do update set mark = excluded.mark`,
    [name, mark],
  );
}

export interface Rested extends Record<string, unknown> {
  readonly wallet: string;
  readonly cardId: number;
  readonly name: string;
  readonly at: Date;
}

/**
 * Whose rest ended after `since`, of wallets that want to know, and up to when that is all: rests are
 * gone through in the order in which they end, so many at a time and those that end with the last.
 */
export async function restedAfter(
  tx: Queryable,
  since: Date,
  now: Date,
  most: number,
): Promise<{ readonly rested: Rested[]; readonly until: Date | null }> {
  const [row] = await tx.prepared<{ until: Date | null }>(
    'rests-until',
    `select max(r.rests_until) as until from (
       (select rests_until from card_holdings
         where rests_until > $1 and rests_until <= $2 order by rests_until limit $3)
       union all
       (select rests_until from loans
         where rests_until > $1 and rests_until <= $2 order by rests_until limit $3)
       order by rests_until limit $3) r`,
    [since, now, most],
  );
  const until = row!.until;
  if (until === null) return { rested: [], until };
  const rested = await tx.prepared<Rested>(
    'rested-after',
    `select r.wallet, r.card_id as "cardId", k.name, r.rests_until as at from (
       select owner::text as wallet, card_id, rests_until from card_holdings
        where rests_until > $1 and rests_until <= $2
       union all
       select wallet::text, card_id, rests_until from loans
        where rests_until > $1 and rests_until <= $2) r
       join callbacks c on c.wallet = r.wallet and c.rested
       join cards k on k.id = r.card_id
      order by r.rests_until, r.card_id`,
    [since, until],
  );
  return { rested, until };
}

/** The newest match there is. */
export async function newestMatch(tx: Queryable): Promise<number> {
  const [row] = await tx.prepared<{ id: number | null }>(
    'newest-match',
    'select max(id) as id from matches',
  );
  return row!.id ?? 0;
}

/** How far the next matches go: those that began before a moment, so many at a time. */
export async function matchesUpTo(
  tx: Queryable,
  after: number,
  begunBy: Date,
  most: number,
): Promise<number | null> {
  const [row] = await tx.prepared<{ id: number | null }>(
    'matches-up-to',
    `select max(m.id) as id from (
       select id from matches where id > $1 and started_at <= $2 order by id limit $3) m`,
    [after, begunBy, most],
  );
  return row!.id;
}

export interface FriendPlays extends Record<string, unknown> {
  readonly wallet: string;
  readonly friend: string;
  readonly name: string | null;
  readonly matchId: number;
}

/**
 * Friends who play in these matches, where both let friends see them, for those who want to know. Looked for
 * from the one who plays, who follows five hundred at most.
 */
export function friendsWhoPlay(
  tx: Queryable,
  after: number,
  upTo: number,
  now: Date,
): Promise<FriendPlays[]> {
  return tx.prepared<FriendPlays>(
    'friends-who-play',
    `select distinct on (c.wallet) c.wallet, p.friend, n.display_name as name, m.id as "matchId"
       from matches m
      cross join lateral (values (m.player_0::text), (m.player_1::text)) p (friend)
       join presence v on v.wallet = p.friend
       join follows f on f.follower = p.friend
       join follows g on g.follower = f.followed and g.followed = f.follower
       join callbacks c on c.wallet = f.followed and c.friends
       join presence mine on mine.wallet = c.wallet
       left join players n on n.address = p.friend
      where m.id > $1 and m.id <= $2 and m.finished_at is null
        and ${COUNTED('m')}
        and c.wallet <> m.player_0 and c.wallet <> m.player_1
        and not exists (select from blocks b
                         where b.blocker = c.wallet and b.blocked = p.friend
                            or b.blocker = p.friend and b.blocked = c.wallet)
        and not exists (select from callback_calls t
                         where t.wallet = c.wallet and t.whom = p.friend and t.at > $3)
      order by c.wallet, m.id`,
    [after, upTo, new Date(now.getTime() - FRIEND_AGAIN_MS)],
  );
}

export interface CupSoon extends Record<string, unknown> {
  readonly id: number;
  readonly rarity: Rarity;
  readonly starts_at: Date;
  readonly told_to: string;
}

/** The first cup that starts soon and was not called out to everybody yet. */
export async function cupSoon(tx: Queryable, now: Date, until: Date): Promise<CupSoon | undefined> {
  const [row] = await tx.prepared<CupSoon>(
    'cup-soon',
    `select k.id, k.rarity, k.starts_at, coalesce(d.told_to, '') as told_to
       from cups k left join cup_calls d on d.cup_id = k.id
      where k.status = 'open' and k.kind = 'knockout' and k.starts_at > $1 and k.starts_at <= $2
        and d.told_to is distinct from 'everybody'
      order by k.starts_at limit 1`,
    [now, until],
  );
  return row;
}

/** The next of those who want to hear of cups, and whether this one is for them. */
export function whoLikesCups(
  tx: Queryable,
  { id, rarity, told_to }: CupSoon,
  most: number,
): Promise<{ readonly wallet: string; readonly likes: boolean }[]> {
  return tx.prepared(
    'who-likes-cups',
    `select c.wallet,
            exists (select from cup_entries e join cups k on k.id = e.cup_id
                     where e.wallet = c.wallet and k.rarity = $2 and e.cup_id <> $1)
              and not exists (select from cup_entries e
                               where e.wallet = c.wallet and e.cup_id = $1) as likes
       from callbacks c where c.cups and c.wallet > $3 order by c.wallet limit $4`,
    [id, rarity, told_to, most],
  );
}

export async function cupTold(tx: Queryable, id: number, toldTo: string, now: Date): Promise<void> {
  await tx.prepared(
    'cup-told',
    `insert into cup_calls (cup_id, told_to, at) values ($1, $2, $3)
     on conflict (cup_id) do update set told_to = excluded.told_to`,
    [id, toldTo, now],
  );
}

export interface Call {
  readonly wallet: string;
  /** The same is never called out twice: 'cup:12'. */
  readonly about: string;
  readonly whom?: string;
  readonly text: string;
  readonly notice: Notice;
  readonly href: string;
}

/** Into the inbox, and from there to whatever rings; what is beyond a wallet's day is left out. */
export async function call(
  tx: Queryable,
  calls: readonly Call[],
  now: Date,
): Promise<readonly string[]> {
  if (calls.length === 0) return [];
  const rows = await tx.prepared<{ wallet: string }>('call-back', CALL, [
    calls.map(({ wallet }) => wallet),
    calls.map(({ about }) => about),
    calls.map(({ whom }) => whom ?? null),
    calls.map(({ text }) => text),
    calls.map(({ href }) => href),
    ...[now, CALLS_A_DAY],
    calls.map(({ notice }) => notice.kind),
    calls.map(({ notice }) => JSON.stringify(notice.values)),
  ]);
  const told = rows.map(({ wallet }) => wallet);
  tx.announce(told.map((wallet) => WALLET_TOPIC + wallet));
  return told;
}

const CALL = `
  with room as (
    select n.*, 1 + (select count(*) from callback_calls t
                      where t.day = ($6::timestamptz at time zone 'UTC')::date
                        and t.wallet = n.wallet) as place
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $8::text[], $9::text[])
             n (wallet, about, whom, text, href, kind, facts)
  ), made as (
    insert into callback_calls (day, wallet, place, about, whom, at)
    select ($6::timestamptz at time zone 'UTC')::date, wallet, place, about, whom, $6 from room
     where place <= $7 order by wallet
    on conflict do nothing returning wallet, about
  )
  insert into messages (wallet, topic, text, href, at, kind, facts)
  select r.wallet, 'call', r.text, r.href, $6, r.kind, r.facts::jsonb from made m join room r using (wallet, about)
   order by r.wallet
  returning wallet`;
