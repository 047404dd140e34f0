import { INBOX_SIZE, type LiveState, type MessageTopic } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface NewsRow extends Record<string, unknown> {
  readonly id: number;
  readonly topic: MessageTopic;
  readonly text: string;
  readonly href: string;
  readonly at: Date;
}

/** The lines of a wallet's inbox after this one, oldest first. */
export function newsAfter(db: Queryable, wallet: string, after: number): Promise<NewsRow[]> {
  return db.prepared<NewsRow>(
    'news-after',
    `select * from (select id, topic, text, href, at from messages
                     where wallet = $1 and id > $2 order by id desc limit ${INBOX_SIZE}) m
      order by id`,
    [wallet, after],
  );
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

/** Which of these wallets follow a card or its goat. */
export async function followersAmong(
  db: Queryable,
  cardId: number,
  wallets: readonly string[],
): Promise<string[]> {
  const rows = await db.prepared<{ wallet: string }>(
    'followers-among',
    `select f.wallet from cards c cross join lateral followers_of(c) f
      where c.id = $1 and f.wallet = any ($2)`,
    [cardId, wallets],
  );
  return rows.map(({ wallet }) => wallet);
}

export interface LiveRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: 'challenge' | 'request' | 'cup';
  readonly seat: 0 | 1;
  /** Without the seed: who is waited for shows without it. */
  readonly state: Omit<LiveState, 'serverSeed'>;
  readonly rival: string;
  readonly name: string | null;
}

const LIVE = [0, 1]
  .map(
    (seat) => `
    select m.id, m.kind, ${seat} as seat, m.state, m.player_${1 - seat} as rival, p.display_name as name
      from matches m left join players p on p.address = m.player_${1 - seat}
     where m.player_${seat} = $1 and m.finished_at is null and m.kind <> 'practice'`,
  )
  .join(' union all ');

/** What a wallet plays right now, practice left out: that waits for nobody's stake. */
export function liveMatches(db: Queryable, wallet: string): Promise<LiveRow[]> {
  return db.prepared<LiveRow>('live-matches', `${LIVE} order by id`, [wallet]);
}
