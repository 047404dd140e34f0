import type { EVENT_CATEGORIES } from '@goats/contract';
import type { Queryable } from '../../db/database.ts';

export interface EventRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly location: string;
  readonly category: (typeof EVENT_CATEGORIES)[number];
  readonly description: string;
  readonly image: string;
  readonly tickets: number | null;
  readonly taken: number;
  readonly highlights: string[];
}

/** As one wallet sees it. */
export interface ClubEventRow extends EventRow {
  readonly reserved: boolean;
}

/** $1 is the wallet that looks; null for a passer-by. */
const EVENTS = `
  select e.*, exists (
    select from club_tickets t where t.event_id = e.id and t.wallet = $1
  ) as reserved
  from club_events e`;

export function allEvents(db: Queryable, wallet: string | null): Promise<ClubEventRow[]> {
  return db.prepared<ClubEventRow>('club-events', `${EVENTS} order by e.starts_at`, [wallet]);
}

export async function eventById(
  db: Queryable,
  id: string,
  wallet: string,
): Promise<ClubEventRow | undefined> {
  const [row] = await db.query<ClubEventRow>(`${EVENTS} where e.id = $2`, [wallet, id]);
  return row;
}

/**
 * One ticket a wallet, fetched by a card that has fetched none here; nothing happens without such a
 * card. The database refuses the one too many with its own name for it.
 */
export async function insertTicket(
  tx: Queryable,
  eventId: string,
  wallet: string,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into club_tickets (event_id, wallet, at, card_id)
     select $1, $2, $3, c.card_id from voting_cards($2) c (card_id)
      where not exists (select from club_tickets t
                         where t.event_id = $1 and t.card_id = c.card_id)
      order by c.card_id limit 1
     on conflict do nothing`,
    [eventId, wallet, at],
  );
}

export async function deleteTicket(tx: Queryable, eventId: string, wallet: string): Promise<void> {
  await tx.query('delete from club_tickets where event_id = $1 and wallet = $2', [eventId, wallet]);
}

/** `isOversold(error)`: the last ticket went to somebody else. */
export function isOversold(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'club_events_not_oversold';
}

/** Cards that speak for a wallet: neither lent nor bound. */
export async function countVotingCards(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db.prepared<{ count: number }>(
    'count-voting-cards',
    'select count(*) as count from voting_cards($1)',
    [wallet],
  );
  return row?.count ?? 0;
}
