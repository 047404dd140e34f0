import { cardImageUrl, fillAlbum, goatSummaries, type HeldSticker } from '@goats/collection';
import type { album, albumCard, friendsDouble } from '@goats/contract';
import { placeOf, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { countCards, countLentCards, listingOf } from '../../slices/card/index.ts';
import { houseOf } from '../../slices/match/index.ts';
import { albumPreview } from './album-preview.ts';
import {
  type AlbumCardRow,
  albumCards,
  type ElevenRow,
  friendsPiles,
  type PileRow,
  pilesOf,
  slugOf,
} from './album-store.ts';
import { elevenOf } from './eleven.ts';

type AlbumCard = z.input<typeof albumCard>;

/** What the album tells of each goat: the moments of an empty one. */
const MOMENTS = fillAlbum<never>([]).flatMap(({ moments }, page) =>
  moments.map(({ title }) => ({ goat: page + 1, title })),
);

/** Every wallet there can be has an album: that of one that was never seen is empty. */
export async function showAlbum(db: Queryable, address: string): Promise<z.input<typeof album>> {
  const [piles, eleven, [named], cards, lent] = await Promise.all([
    pilesOf(db, address, MOMENTS),
    elevenOf(db, address),
    namesOf(db, [address]),
    countCards(db, address),
    countLentCards(db, address),
  ]);
  const faces = await facesOf(db, piles);
  const pages = fillAlbum(piles.map((pile) => toHeld(pile, faces)));
  const stuck = piles.reduce((sum, { copies }) => sum + copies, 0);
  return {
    address,
    name: named?.name ?? null,
    house: houseOf(address) !== undefined,
    cards,
    lent,
    // Two reads: a card that came between them is no reason to count below nothing.
    loose: Math.max(0, cards - stuck),
    pages: pages.map((page) => ({
      ...page,
      moments: page.moments.map((moment) => ({ ...moment, stickers: [...moment.stickers] })),
    })),
    eleven: {
      shape: [...eleven.shape],
      total: eleven.total,
      places: eleven.places.map(({ line, card }) => ({ line, card: card && toElevenCard(card) })),
    },
    image: albumPreview({ address, name: named?.name, eleven })?.image ?? null,
  };
}

/** What friends could hand over to fill a place. */
export async function showDoubles(
  db: Queryable,
  address: string,
): Promise<z.input<typeof friendsDouble>[]> {
  const piles = await friendsPiles(db, address, MOMENTS);
  const rows = await albumCards(
    db,
    piles.map(({ spare }) => spare),
  );
  return piles.flatMap((pile) => {
    const row = rows.find(({ id }) => id === pile.spare);
    // Two reads: what has gone meanwhile is nobody's double.
    if (row?.owner !== pile.friend) return [];
    const { moment_title: momentTitle, rarity, copies, friend, name } = pile;
    return {
      ...{ goat: slugOf(pile), momentTitle, rarity, copies, card: toAlbumCard(row) },
      friend: { address: friend, name },
    };
  });
}

async function facesOf(db: Queryable, piles: readonly PileRow[]): Promise<Map<number, AlbumCard>> {
  const ids = piles.flatMap(({ card, spare, lent }) =>
    [card, spare, lent].filter((id) => id !== null),
  );
  const rows = await albumCards(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toAlbumCard(row)]));
}

function toAlbumCard(row: AlbumCardRow): AlbumCard {
  const { id, name, goat_score: goatScore, bond } = row;
  const place = placeOf(row.busy_with);
  return { id, name, imageUrl: cardImageUrl(id), goatScore, bond, listing: listingOf(row), place };
}

function toHeld(pile: PileRow, faces: ReadonlyMap<number, AlbumCard>): HeldSticker<AlbumCard> {
  const face = (id: number | null) => (id === null ? null : (faces.get(id) ?? null));
  const lent = face(pile.lent);
  return {
    goat: slugOf(pile),
    momentTitle: pile.moment_title,
    rarity: pile.rarity,
    copies: pile.copies,
    card: face(pile.card),
    spare: face(pile.spare),
    // What its owner does with it is nothing to whoever it is lent to.
    lent: lent && { ...lent, bond: 'lent', listing: null },
    asked: pile.asked === null ? null : toHoof(pile.asked),
  };
}

function toElevenCard({ id, name, base_goat_id, rarity, goat_score }: ElevenRow) {
  const { name: goatName } = goatSummaries[base_goat_id - 1]!;
  return { id, name, goatName, rarity, imageUrl: cardImageUrl(id), goatScore: goat_score };
}
