import { MOST_WATCHES, type Rarity } from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';
import { refuse } from '../../errors.ts';

/** A card, or every card of a base goat. */
export interface Watched {
  readonly kind: 'card' | 'goat';
  readonly target: number;
}

/** Follows it from now on; again, it changes nothing. */
export async function watch(
  db: Database,
  wallet: string,
  { kind, target }: Watched,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time for a wallet, or two would both be the last that fits.
    await tx.query(`select pg_advisory_xact_lock(hashtext('watches'), hashtext($1))`, [wallet]);
    const [before] = await tx.query<{ others: number; known: boolean }>(
      `select count(*) as others, coalesce(bool_or(kind = $2 and target = $3), false) as known
         from watches where wallet = $1`,
      [wallet, kind, target],
    );
    if (before!.known) return;
    if (before!.others >= MOST_WATCHES) {
      const details = { most: MOST_WATCHES };
      throw refuse('too-many-watched', details, { details });
    }
    await tx.query('insert into watches (wallet, kind, target, since) values ($1, $2, $3, $4)', [
      wallet,
      kind,
      target,
      at,
    ]);
  });
}

export async function unwatch(
  db: Queryable,
  wallet: string,
  { kind, target }: Watched,
): Promise<void> {
  await db.query('delete from watches where wallet = $1 and kind = $2 and target = $3', [
    wallet,
    kind,
    target,
  ]);
}

export interface WatchedCardRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
  readonly since: Date;
  readonly asked: number | null;
  readonly auction_ends_at: Date | null;
}

/** With what can be done about each now: its price, or the end of its auction. */
export function watchedCards(db: Queryable, wallet: string, now: Date): Promise<WatchedCardRow[]> {
  return db.prepared<WatchedCardRow>(
    'watched-cards',
    `select c.id, c.name, c.rarity, c.goat_score, w.since, h.asked, a.ends_at as auction_ends_at
       from watches w
       join cards c on c.id = w.target
       join card_holdings h on h.card_id = c.id
       left join auctions a on a.card_id = c.id and a.state = 'running' and a.ends_at > $2
      where w.wallet = $1 and w.kind = 'card' order by w.since desc, w.target`,
    [wallet, now],
  );
}

export interface WatchedGoatRow extends Record<string, unknown> {
  readonly target: number;
  readonly since: Date;
}

export function watchedGoats(db: Queryable, wallet: string): Promise<WatchedGoatRow[]> {
  return db.prepared<WatchedGoatRow>(
    'watched-goats',
    `select target, since from watches where wallet = $1 and kind = 'goat'
      order by since desc, target`,
    [wallet],
  );
}
