import type { CARD_EVENT_KINDS } from '@goats/contract';
import { type Attribute, type Hundredths, MAX_ATTRIBUTE, restsUntil, toHoof } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { attributeColumn } from '../catalogue/card-row.ts';
import { ledgerRefusal } from '../ledger/ledger-refusals.ts';
import { referenceLink } from '../ledger/reference-link.ts';

type Kind = (typeof CARD_EVENT_KINDS)[number];

/** Something that happens to a card. Writing it down is what makes it happen. */
export interface CardEvent {
  readonly cardId: number;
  readonly kind: Exclude<Kind, 'levelled'>;
  /** What it belongs to, such as 'match:7'. The same kind for the same card and reference: once. */
  readonly reference: string;
  /** The old and the new owner, when the card changes hands. */
  readonly from?: string;
  readonly to?: string;
  readonly price?: Hundredths;
}

/**
 * `won` and `lost` count a game, `lost` also sends the card to rest; whoever loses a card names
 * both wallets.
 *
 * `await recordCardEvent(tx, { cardId: 17, kind: 'lost', reference: 'match:7', from: loser, to: winner }, at)`
 */
export async function recordCardEvent(tx: Queryable, event: CardEvent, at: number): Promise<void> {
  try {
    await tx.prepared(
      'record-card-event',
      `insert into card_events (card_id, kind, from_wallet, to_wallet, price, rests_until, reference, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        event.cardId,
        event.kind,
        event.from ?? null,
        event.to ?? null,
        event.price ?? null,
        event.kind === 'lost' ? new Date(restsUntil(at)) : null,
        event.reference,
        new Date(at),
      ],
    );
  } catch (error) {
    throw ledgerRefusal(error) ?? error;
  }
}

/** The winning card's +1, to 100 at most. Answers the new value, or null when it is at the top. */
export async function levelUp(
  tx: Queryable,
  cardId: number,
  attribute: Attribute,
  reference: string,
  at: number,
): Promise<number | null> {
  const column = attributeColumn(attribute);
  const [row] = await tx.query<{ value: number }>(
    `update cards set ${column} = ${column} + 1 where id = $1 and ${column} < $2
     returning ${column} as value`,
    [cardId, MAX_ATTRIBUTE],
  );
  if (!row) return null;
  await tx.query(
    `insert into card_events (card_id, kind, attribute, value, reference, at)
     values ($1, 'levelled', $2, $3, $4, $5)`,
    [cardId, attribute, row.value, reference, new Date(at)],
  );
  return row.value;
}

interface EventRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: Kind;
  readonly from_wallet: string | null;
  readonly to_wallet: string | null;
  readonly price: number | null;
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
    'select * from card_events where card_id = $1 order by id desc limit $2',
    [cardId, MOST_EVENTS],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    from: row.from_wallet,
    to: row.to_wallet,
    priceHoof: row.price === null ? null : toHoof(row.price),
    restsUntil: row.rests_until?.toISOString() ?? null,
    attribute: row.attribute,
    value: row.value,
    reference: row.reference,
    link: referenceLink(row.reference),
    at: row.at.toISOString(),
  }));
}
