import { INBOX_SIZE, type LiveState, type MessageTopic, type Notice } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Balance } from '../../slices/hoof/index.ts';

export interface NewsRow {
  readonly id: number;
  readonly topic: MessageTopic;
  readonly text: string;
  readonly kind: string | null;
  readonly values: Notice['values'] | null;
  readonly href: string;
  readonly at: string;
}

export interface LiveRow {
  readonly id: number;
  readonly kind: 'challenge' | 'request' | 'cup' | 'friendly';
  readonly seat: 0 | 1;
  /** Without the seed: who is waited for shows without it. */
  readonly state: Omit<LiveState, 'serverSeed'>;
  readonly rival: string;
  readonly name: string | null;
}

/** Everything that a wallet's pages are told. */
export interface Own extends Balance, Record<string, unknown> {
  readonly wallet: string;
  /** The lines of its inbox after the one that was named, oldest first. */
  readonly news: readonly NewsRow[];
  /** What it plays right now, practice left out: that waits for nobody's stake. */
  readonly live: readonly LiveRow[];
}

/** By the indexes of live matches: a wallet may have thousands that are over. */
const LIVE = [0, 1]
  .map(
    (seat) => `
    select m.id, m.kind, ${seat} as seat, m.state, m.player_${1 - seat} as rival, p.display_name as name
      from matches m left join players p on p.address = m.player_${1 - seat}
     where m.player_${seat} = w.wallet and m.finished_at is null and m.kind <> 'practice'`,
  )
  .join(' union all ');

export const OWN = `
  select w.wallet, coalesce(a.balance, 0) as balance, coalesce(a.locked, 0) as locked,
         n.news, l.live
    from unnest($1::text[], $2::bigint[]) w (wallet, after)
    left join lateral (select balance, locked from accounts where name = w.wallet) a on true
   cross join lateral (
     select coalesce(json_agg(m order by m.id), '[]') as news
       from (select id, topic, text, kind, facts as values, href, at from messages
              where wallet = w.wallet and id > w.after
              order by id desc limit ${INBOX_SIZE}) m) n
   cross join lateral (
     select coalesce(json_agg(m order by m.id), '[]') as live from (${LIVE}) m) l`;

/** What is these wallets' own, in one question for all of them. */
export function ownOf(
  db: Queryable,
  asked: readonly { readonly wallet: string; readonly after: number }[],
): Promise<Own[]> {
  return db.prepared<Own>('channel-own', OWN, [
    asked.map(({ wallet }) => wallet),
    asked.map(({ after }) => after),
  ]);
}

/** The newest line of each wallet that has one. */
export async function newestOf(
  db: Queryable,
  wallets: readonly string[],
): Promise<{ wallet: string; id: number }[]> {
  return db.prepared(
    'newest-news',
    `select w as wallet, m.id from unnest($1::text[]) w
      cross join lateral (select id from messages where wallet = w order by id desc limit 1) m`,
    [wallets],
  );
}

/** Which of these wallets, from the first to the last that were told, follow a card or its goat. */
export async function followersAmong(
  db: Queryable,
  cardId: number,
  [first, last]: readonly [string, string],
  wallets: readonly string[],
): Promise<string[]> {
  const rows = await db.prepared<{ wallet: string }>(
    'followers-among',
    `select w as wallet from unnest($1::text[]) w
      where w between $2 and $3 and exists (
        select from watches f
         where f.wallet = w and (f.kind = 'card' and f.target = $4
            or f.kind = 'goat'
               and f.target = (select c.base_goat_id from cards c where c.id = $4)))`,
    [wallets, first, last, cardId],
  );
  return rows.map(({ wallet }) => wallet);
}
