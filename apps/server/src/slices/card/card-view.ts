import { cardImageUrl, goatSummaries, housePlayers } from '@goats/collection';
import type { CARD_STATES, cardState, listing, ownedCard } from '@goats/contract';
import { type CardBond, cardHold, placeOf, type Rarity, toHoof } from '@goats/rules';
import type { z } from 'zod';
import { attributesOf } from '../../db/attribute-columns.ts';

const HOUSE = new Set(housePlayers().map(({ address }) => address));

/** A card with whose it is and what it is doing, as far as the asker may see. */
export interface HeldCardRow extends Record<string, unknown> {
  readonly id: number;
  readonly token_id: number;
  readonly base_goat_id: number;
  readonly name: string;
  readonly moment_title: string;
  readonly rarity: Rarity;
  readonly grown: number;
  readonly goat_score: number;
  readonly price_hoof: number;
  readonly owner: string | null;
  readonly engaged: boolean;
  readonly busy_with: string | null;
  readonly rests_until: Date | null;
  readonly games_today: number;
  readonly bond: CardBond | null;
  readonly asked: number | null;
  readonly listed_at: Date | null;
}

export interface ShownCardRow extends HeldCardRow {
  readonly on_auction: boolean;
}

export type OwnedCard = z.input<typeof ownedCard>;

/** `toOwnedCard(row, now)`: the shape of READINGS, with `free` decided by the rules. */
export function toOwnedCard(row: HeldCardRow, now: number): OwnedCard {
  const restsUntil = row.rests_until && row.rests_until.getTime() > now ? row.rests_until : null;
  return {
    id: row.id,
    tokenId: row.token_id,
    name: row.name,
    goatName: goatSummaries[row.base_goat_id - 1]!.name,
    momentTitle: row.moment_title,
    rarity: row.rarity,
    imageUrl: cardImageUrl(row.id),
    goatScore: row.goat_score,
    attributes: attributesOf(row),
    grown: row.grown,
    free: cardStateOf(row, now) === 'free',
    restsUntil: restsUntil?.toISOString() ?? null,
    gamesToday: row.games_today,
    bond: row.bond,
    listing: listingOf(row),
    place: placeOf(row.busy_with),
  };
}

/** A card by itself, for whoever may want it: `toCardState(row, now)` */
export function toCardState(row: ShownCardRow, now: number): z.input<typeof cardState> {
  return {
    ...toOwnedCard(row, now),
    owner: row.owner,
    state: cardStateOf(row, now),
    priceHoof: toHoof(row.price_hoof),
    onAuction: row.on_auction,
  };
}

/** `cardStateOf(row, now) // 'resting'` */
export function cardStateOf(row: HeldCardRow, now: number): (typeof CARD_STATES)[number] {
  if (row.owner === null) return 'unowned';
  const hold = cardHold(
    {
      engaged: row.engaged,
      restsUntil: row.rests_until?.getTime() ?? null,
      gamesToday: row.games_today,
    },
    now,
  );
  return hold === 'engaged' ? 'busy' : (hold ?? 'free');
}

/** What its owner asks for a card: `listingOf(row) // { price: 1250, seller, since }` */
export function listingOf(
  row: Pick<HeldCardRow, 'asked' | 'listed_at' | 'owner'>,
): z.input<typeof listing> | null {
  if (row.asked === null) return null;
  const seller = row.owner!;
  return {
    ...{ price: toHoof(row.asked), seller, since: row.listed_at!.toISOString() },
    ...(HOUSE.has(seller) ? { house: true } : {}),
  };
}
