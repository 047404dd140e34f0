import { ELEVEN, goatSlugOf, goatSummaries, type Position } from '@goats/collection';
import type { CardBond, Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { IS_OWN_NOW } from '../../slices/card/index.ts';

export interface PileRow extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly moment_title: string;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly card: number | null;
  readonly spare: number | null;
  readonly lent: number | null;
  readonly asked: number | null;
}

/**
 * A row for every place of the album that is filled, lent to, or for sale, however many cards the
 * wallet has: places are facets, and what is cheapest of one is a single step in an index.
 */
const PILES = `
  with hand as (
    select c.facet_id, c.id, c.goat_score, false as lent
      from card_holdings h join cards c on c.id = h.card_id where h.owner = $1
    union all
    select c.facet_id, c.id, c.goat_score, true
      from loans h join cards c on c.id = h.card_id where h.wallet = $1 and not ${IS_OWN_NOW}
  ), piles as (
    select facet_id,
           array_agg(id order by goat_score desc, id) filter (where not lent) as own,
           min(id) filter (where lent) as lent
      from hand group by facet_id
  )
  select f.base_goat_id, f.moment_title, f.rarity, coalesce(cardinality(p.own), 0) as copies,
         p.own[1] as card, p.own[cardinality(p.own)] as spare, p.lent, cheapest.asked
    from unnest($2::smallint[], $3::text[]) place (goat, title)
    join facets f on (f.base_goat_id, f.moment_title) = (place.goat, place.title)
    left join piles p on p.facet_id = f.id
    left join lateral (
      select asked from shelf where facet_id = f.id order by asked, id limit 1
    ) cheapest on p.own is null
   where p.facet_id is not null or cheapest.asked is not null`;

export interface FriendsPileRow extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly moment_title: string;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly spare: number;
  readonly friend: string;
  readonly name: string | null;
}

/** However many friends somebody has, and they cards: so many are looked at, and told. */
const MOST_FRIENDS = 50;
const MOST_OF_A_FRIEND = 500;
const MOST_DOUBLES = 12;

/**
 * What a wallet misses and a friend has twice: a place once, of whoever has most. Only what anybody
 * sees keeps a card back here; that it plays unannounced would be told otherwise.
 */
export function friendsPiles(
  db: Queryable,
  wallet: string,
  moments: readonly AlbumMoment[],
): Promise<FriendsPileRow[]> {
  return db.prepared<FriendsPileRow>(
    'album-friends-piles',
    `with friends as (
       select f.followed as friend from follows f
         join follows g on g.follower = f.followed and g.followed = f.follower
        where f.follower = $1 order by f.since desc, f.followed limit ${MOST_FRIENDS}
     ), mine as (
       select distinct c.facet_id from card_holdings h join cards c on c.id = h.card_id
        where h.owner = $1
     ), piles as (
       select friends.friend, c.facet_id, count(*) as copies,
              (array_agg(c.id order by c.goat_score, c.id desc) filter (
                where hand.asked is null and not hand.kept))[1] as spare
         from friends
        cross join lateral (
          select h.card_id, h.asked,
                 h.bound and is_bound(h)
                   or coalesce(h.busy_with like any ('{withdrawal:%,chain:%}'), false) as kept
            from card_holdings h where h.owner = friends.friend
           order by h.card_id limit ${MOST_OF_A_FRIEND}) hand
         join cards c on c.id = hand.card_id
        where c.facet_id not in (select facet_id from mine)
        group by 1, 2 having count(*) > 1
     ), best as (
       select distinct on (facet_id) * from piles where spare is not null
        order by facet_id, copies desc, friend
     )
     select f.base_goat_id, f.moment_title, f.rarity, b.copies, b.spare, b.friend,
            p.display_name as name
       from best b join facets f on f.id = b.facet_id
       join unnest($2::smallint[], $3::text[]) place (goat, title)
         on (f.base_goat_id, f.moment_title) = (place.goat, place.title)
       left join players p on p.address = b.friend
      order by f.rarity desc, f.base_goat_id, f.moment_title limit ${MOST_DOUBLES}`,
    [wallet, moments.map(({ goat }) => goat), moments.map(({ title }) => title)],
  );
}

export interface AlbumMoment {
  readonly goat: number;
  readonly title: string;
}

export function pilesOf(
  db: Queryable,
  wallet: string,
  moments: readonly AlbumMoment[],
): Promise<PileRow[]> {
  return db.prepared<PileRow>('album-piles', PILES, [
    wallet,
    moments.map(({ goat }) => goat),
    moments.map(({ title }) => title),
  ]);
}

export interface AlbumCardRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly goat_score: number;
  readonly owner: string | null;
  readonly bond: CardBond | null;
  readonly asked: number | null;
  readonly listed_at: Date | null;
  readonly busy_with: string | null;
}

export function albumCards(db: Queryable, ids: readonly number[]): Promise<AlbumCardRow[]> {
  return db.prepared<AlbumCardRow>(
    'album-cards',
    `select c.id, c.name, c.goat_score, h.owner, h.asked, h.listed_at, h.busy_with,
            case when h.bound and is_bound(h) then 'bound' end as bond
       from cards c join card_holdings h on h.card_id = c.id where c.id = any ($1)`,
    [ids],
  );
}

export interface ElevenRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly base_goat_id: number;
  readonly rarity: Rarity;
  readonly goat_score: number;
  readonly position: Position;
}

const POSITIONS = goatSummaries.map(({ position }) => position);

/** The best of each position, as many as could stand in one eleven. */
export function mayPlay(db: Queryable, wallet: string): Promise<ElevenRow[]> {
  return db.prepared<ElevenRow>(
    'album-eleven',
    `select id, name, base_goat_id, rarity, goat_score, position from (
       select c.id, c.name, c.base_goat_id, c.rarity, c.goat_score, g.position,
              row_number() over (partition by g.position order by c.goat_score desc, c.id) as place
         from card_holdings h join cards c on c.id = h.card_id
         join unnest($2::text[]) with ordinality g (position, id) on g.id = c.base_goat_id
        where h.owner = $1) ranked
      where place <= $3`,
    [wallet, POSITIONS, ELEVEN],
  );
}

/** `slugOf(row) // 'the-flea'` */
export function slugOf({ base_goat_id }: { readonly base_goat_id: number }) {
  return goatSlugOf(base_goat_id)!;
}
