import type { CARD_EVENT_KINDS } from '@goats/contract';
import { type Attribute, toHoof } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { referenceLink } from '../hoof/index.ts';

type Kind = (typeof CARD_EVENT_KINDS)[number];

interface EventRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: Kind;
  readonly from_wallet: string | null;
  readonly to_wallet: string | null;
  readonly price: number | null;
  readonly price_sol: string | null;
  readonly rests_until: Date | null;
  readonly attribute: Attribute | null;
  readonly value: number | null;
  readonly reference: string;
  readonly at: Date;
}

/** A card plays three games a day at most: nobody's history is longer than a page can bear. */
const MOST_EVENTS = 1000;

/** Newest first. */
export async function historyOf(db: Queryable, cardId: number) {
  const rows = await db.prepared<EventRow>(
    'card-history',
    `select e.*, s.amount as price_sol from card_events e
       left join sales s on e.kind = 'auctioned' and s.reference = e.reference
      where e.card_id = $1 order by e.id desc limit $2`,
    [cardId, MOST_EVENTS],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    from: row.from_wallet,
    to: row.to_wallet,
    priceHoof: row.price === null ? null : toHoof(row.price),
    priceSol: row.price_sol === null ? null : Number(row.price_sol),
    restsUntil: row.rests_until?.toISOString() ?? null,
    attribute: row.attribute,
    value: row.value,
    reference: row.reference,
    link: referenceLink(row.reference),
    at: row.at.toISOString(),
  }));
}

interface RecordRow extends Record<string, unknown> {
  readonly games: number;
  readonly wins: number;
  readonly trophies: number;
}

/**
 * What a card has played and won, for whomever: one walk along its own stretch of one index. A captain
 * who was lost on the bench did not play, and is told by not having to rest.
 */
export async function recordOf(db: Queryable, cardId: number): Promise<RecordRow> {
  const [row] = await db.prepared<RecordRow>(
    'card-record',
    `select count(*)::int as games, count(*) filter (where kind = 'won')::int as wins,
            count(*) filter (where kind = 'won' and reference like 'cup:%')::int as trophies
       from card_events where card_id = $1 and (kind = 'won' or kind = 'lost' and rests_until > at)`,
    [cardId],
  );
  return row!;
}
