import { type CardBond, type HeldCard, type Rarity, utcDay } from '@goats/rules';
import { ATTRIBUTE_COLUMNS, attributesOf } from '../../../db/attribute-columns.ts';
import type { Row } from '../../../db/database.ts';
import type { FaceRow } from './card-faces.ts';

export interface CardRow extends Row, FaceRow {
  readonly rarity: Rarity;
  readonly grown: number;
  readonly price_hoof: number;
  readonly owner: string | null;
  readonly busy_with: string | null;
  readonly rests_until: Date | null;
  readonly games_day: string | null;
  readonly games: number;
  readonly version: number;
  readonly bond: CardBond | null;
  /** Null for a loan, too: it is nobody's to sell. */
  readonly asked: number | null;
  readonly told_price: number | null;
  readonly told_at: Date | null;
}

const PRINTED = `
  c.id, c.name, c.rarity, c.base_goat_id, c.moment_title, c.price_hoof, c.grown,
  ${ATTRIBUTE_COLUMNS.map(([, column]) => `c.${column}`).join(', ')}`;

/** Cards as they lie: in the hand of their owner, or in nobody's. */
export const CARDS = `
  select ${PRINTED}, h.owner, h.busy_with, h.rests_until, h.games_day::text, h.games, h.version,
         h.asked, h.told_price, h.told_at, case when h.bound and is_bound(h) then 'bound' end as bond
    from card_holdings h join cards c on c.id = h.card_id`;

/** The same for cards that are lent, in the hand of whom they are lent to. */
export const LOANS = `
  select ${PRINTED}, h.wallet as owner, h.busy_with, h.rests_until, h.games_day::text, h.games,
         h.version, null::bigint as asked, null::bigint as told_price, null::timestamptz as told_at,
         'lent' as bond
    from loans h join cards c on c.id = h.card_id`;

/** Of a loan `h`: its wallet has come to own the very card, and plays that. */
export const IS_OWN_NOW = `exists (
  select from card_holdings o where o.card_id = h.card_id and o.owner = h.wallet)`;

export function toHeldCard(row: CardRow): HeldCard {
  return {
    id: row.id,
    name: row.name,
    goat: row.base_goat_id,
    rarity: row.rarity,
    attributes: attributesOf(row),
    grown: row.grown,
    price: row.price_hoof,
    owner: row.owner,
    busyWith: row.busy_with,
    restsUntil: row.rests_until?.getTime() ?? null,
    gamesDay: row.games_day === null ? null : utcDay(Date.parse(row.games_day)),
    games: row.games,
    version: row.version,
    ...(row.asked === null ? {} : { asked: row.asked }),
    ...(row.told_at === null
      ? {}
      : { told: { price: row.told_price!, at: row.told_at.getTime() } }),
    ...(row.bond === null ? {} : { bond: row.bond }),
  };
}
