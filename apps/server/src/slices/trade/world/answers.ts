import {
  type Dealings,
  HUNDREDTHS_PER_HOOF,
  type Payment,
  type TierPrices,
  type Trade,
} from '@goats/rules';
import type { Row } from '../../../db/database.ts';
import { type Answers, byId, inOrder } from '../../../kernel/answering.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { type MintRow, type OfferRow, type SwapRow, toMint, toOffer, toSwap } from './facts.ts';

interface DealingsRow extends Row {
  readonly houses: string[];
  readonly came_back: boolean;
  readonly went_round: boolean;
  readonly paid_back: boolean;
  readonly transferred: boolean;
  readonly newest_sale: number | null;
  readonly last_swap: number | null;
}

const byPlayers = (wallet: string) =>
  `s.kind in ('listing', 'offer')
   and not exists (select from players p where p.address = ${wallet} and p.house)`;

/**
 * Whom a wallet has paid, for cards, with a swap or without one, house players left out. Names of accounts sort by
 * bytes: unless they are taken for addresses here, no index of the sales fits who comes out of it.
 */
function payeesOf(payer: string): string {
  return `(
    (select s.seller::text as payee from sales s
      where s.buyer = ${payer} and s.sold_at > w.since and ${byPlayers('s.seller')}
      order by s.sold_at desc limit w.most)
    union all
    (select b.name collate "default" from accounts a join transfers t on t.from_account = a.id
       join accounts b on b.id = t.to_account
      where a.name = ${payer} and t.reason = 'transfer' and t.at > w.since limit w.most)
    union all
    (select s.addressee::text from swaps s
      where s.proposer = ${payer} and s.status = 'accepted' and s.hoof <> 0 and s.hoof > 0
        and s.ended_at > w.since order by s.ended_at desc limit w.most)
    union all
    (select s.proposer::text from swaps s
      where s.addressee = ${payer} and s.status = 'accepted' and s.hoof <> 0 and s.hoof < 0
        and s.ended_at > w.since order by s.ended_at desc limit w.most))`;
}

/** Each side along its index, HOOF of swaps too, newest first: as long for a wallet with a year of sales as for another. */
export const TRADES = `
  select (select coalesce(json_agg(json_build_object('earned', t.earned, 'amount', t.amount)
                           order by t.sold_at, t.swapped, t.id), '[]')
            from (select * from (
                    (select s.id, s.sold_at, false as swapped, true as earned,
                            (s.amount * $4)::float8 as amount from sales s
                      where s.seller = w.wallet and s.sold_at > w.since and ${byPlayers('s.buyer')}
                      order by s.sold_at desc limit w.most)
                    union all
                    (select s.id, s.sold_at, false, false, (s.amount * $4)::float8 from sales s
                      where s.buyer = w.wallet and s.sold_at > w.since and ${byPlayers('s.seller')}
                      order by s.sold_at desc limit w.most)
                    union all
                    (select s.id, s.ended_at, true, s.hoof < 0, abs(s.hoof)::float8 from swaps s
                      where s.proposer = w.wallet and s.status = 'accepted' and s.hoof <> 0
                        and s.ended_at > w.since order by s.ended_at desc limit w.most)
                    union all
                    (select s.id, s.ended_at, true, s.hoof > 0, abs(s.hoof)::float8 from swaps s
                      where s.addressee = w.wallet and s.status = 'accepted' and s.hoof <> 0
                        and s.ended_at > w.since order by s.ended_at desc limit w.most)) both_sides
                   order by sold_at desc, swapped desc, id desc limit w.most) t) as trades
    from unnest($1::text[], $2::timestamptz[], $3::int[]) with ordinality w (wallet, since, most, place)
   order by w.place`;

/**
 * Whoever was paid is followed on to whom they paid, until there are enough: the limit ends the
 * recursion, and the limit inside it keeps one wallet that paid thousands from being read whole.
 */
export const PAYMENTS = `
  select (with recursive payments (payer, payee) as (
            select w.seller, e.payee from ${payeesOf('w.seller')} e
            union
            select f.payee, e.payee from payments f cross join lateral ${payeesOf('f.payee')} e
             where f.payee <> w.buyer)
          select coalesce(json_agg(p), '[]')
            from (select payer, payee from payments limit w.most) p) as payments
    from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[]) with ordinality
           w (seller, buyer, since, most, place)
   order by w.place`;

export const answers: Answers<
  | 'offer'
  | 'card-offers'
  | 'offer-count'
  | 'swap'
  | 'swap-count'
  | 'playing'
  | 'dealings'
  | 'trades'
  | 'payments'
  | 'tier-prices'
  | 'newest-mint'
  | 'mints-of-day'
> = {
  async offer(db, questions) {
    const rows = await db.prepared<OfferRow>(
      'facts-offers',
      'select * from offers where id = any ($1)',
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toOffer);
  },

  async 'card-offers'(db, questions) {
    const rows = await db.prepared<OfferRow>(
      'facts-card-offers',
      `select * from offers where card_id = any ($1) and status = 'open'
        order by amount desc, id`,
      [questions.map(({ cardId }) => cardId)],
    );
    return questions.map(({ cardId }) => rows.filter((row) => row.card_id === cardId).map(toOffer));
  },

  async 'offer-count'(db, questions) {
    const rows = await db.prepared<{ open: number }>(
      'facts-offer-count',
      `select open_offers(w.wallet) as open
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ open }) => open);
  },

  async swap(db, questions) {
    const rows = await db.prepared<SwapRow>(
      'facts-swaps',
      'select * from swaps where id = any ($1)',
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toSwap);
  },

  async 'swap-count'(db, questions) {
    const rows = await db.prepared<{ all: number; to: number }>(
      'facts-swap-count',
      `select s.all, s.to
         from unnest($1::text[], $2::text[]) with ordinality w (wallet, addressee, place),
              open_swaps(w.wallet, w.addressee) s
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ to }) => to)],
    );
    return rows.map(({ all, to }) => ({ all, to }));
  },

  async playing(db, questions) {
    const rows = await db.prepared<{ playing: boolean }>(
      'facts-playing',
      // By the two indexes of what is live: an 'or' would read every match.
      `select exists (select from matches m where m.player_0 = w.wallet and m.finished_at is null
                       and m.kind <> 'practice' and m.kind in ('challenge', 'request'))
           or exists (select from matches m where m.player_1 = w.wallet and m.finished_at is null
                       and m.kind <> 'practice' and m.kind in ('challenge', 'request')) as playing
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ playing }) => playing);
  },

  async dealings(db, questions) {
    const rows = await db.prepared<DealingsRow>(
      'facts-dealings',
      `select array(select p.address::text from players p
                     where p.address in (w.seller, w.buyer) and p.house) as houses,
              exists (select from sales s where s.seller = w.buyer and s.buyer = w.seller
                       and s.card_id = w.card_id)
              or exists (select from card_events e where e.card_id = w.card_id and e.kind = 'sold'
                          and e.from_wallet = w.buyer and e.to_wallet = w.seller) as came_back,
              exists (select from sales s where s.card_id = w.card_id and s.sold_at > w.since
                       and s.seller = w.buyer)
              or exists (select from card_events e where e.card_id = w.card_id and e.kind = 'sold'
                          and e.from_wallet = w.buyer and e.at > w.since) as went_round,
              exists (select from sales s where s.seller = w.buyer and s.buyer = w.seller
                       and s.sold_at > w.since and s.kind in ('listing', 'offer')) as paid_back,
              -- One way and the other, each by its index: an 'or' would read every transfer.
              exists (select from transfers t where t.reason = 'transfer' and t.at > w.since
                       and t.from_account = a.id and t.to_account = b.id)
              or exists (select from transfers t where t.reason = 'transfer' and t.at > w.since
                          and t.from_account = b.id and t.to_account = a.id) as transferred,
              newest_sale(w.seller, w.buyer) as newest_sale,
              last_swap(w.seller, w.buyer) as last_swap
         from unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[]) with ordinality
                w (card_id, seller, buyer, since, place)
         left join accounts a on a.name = w.seller
         left join accounts b on b.name = w.buyer
        order by w.place`,
      [
        questions.map(({ cardId }) => cardId),
        questions.map(({ seller }) => seller),
        questions.map(({ buyer }) => buyer),
        questions.map(({ since }) => new Date(since)),
      ],
    );
    return rows.map(
      (row): Dealings => ({
        houses: row.houses,
        cameBack: row.came_back,
        wentRound: row.went_round,
        paidBack: row.paid_back,
        transferred: row.transferred,
        newestSale: row.newest_sale,
        lastSwap: row.last_swap,
      }),
    );
  },

  async trades(db, questions) {
    const rows = await db.prepared<{ trades: Trade[] }>('facts-trades', TRADES, [
      questions.map(({ wallet }) => wallet),
      questions.map(({ since }) => new Date(since)),
      questions.map(({ most }) => most + 1),
      HUNDREDTHS_PER_HOOF,
    ]);
    return rows.map(({ trades }) => trades);
  },

  async payments(db, questions) {
    const rows = await db.prepared<{ payments: Payment[] }>('facts-payments', PAYMENTS, [
      questions.map(({ seller }) => seller),
      questions.map(({ buyer }) => buyer),
      questions.map(({ since }) => new Date(since)),
      questions.map(({ most }) => most + 1),
    ]);
    return rows.map(({ payments }) => payments);
  },

  async 'tier-prices'(db, questions) {
    const rows = await db.prepared<{ cheapest: number | null; recent: number[] }>(
      'facts-tier-prices',
      // Along the shelf and the sales of the tier: asked with every purchase, however many there are.
      `select (select min(c.asked) from facets f
                cross join lateral (
                  select s.asked from shelf s join card_holdings h on h.card_id = s.id
                   where s.facet_id = f.id and s.id <> w.card_id and h.owner not in (w.one, w.other)
                   order by s.asked, s.id limit 1) c
                where f.rarity = w.rarity) as cheapest,
              array(select (s.amount * $6)::float8 from sales s
                     where s.wash_reason is null and s.currency = 'HOOF' and s.rarity = w.rarity
                     order by s.sold_at desc limit w.most) as recent
         from unnest($1::int[], $2::rarity[], $3::text[], $4::text[], $5::int[]) with ordinality
                w (card_id, rarity, one, other, most, place)
        order by w.place`,
      [
        questions.map(({ cardId }) => cardId),
        questions.map(({ rarity }) => rarity),
        questions.map(({ wallets }) => wallets[0]),
        questions.map(({ wallets }) => wallets[1]),
        questions.map(({ most }) => most),
        HUNDREDTHS_PER_HOOF,
      ],
    );
    return rows satisfies readonly TierPrices[];
  },

  async 'newest-mint'(db, questions) {
    const rows = await db.prepared<MintRow>(
      'facts-newest-mints',
      `select distinct on (card_id) card_id, to_wallet, price, at, reference from card_events
        where card_id = any ($1) and kind = 'minted' order by card_id, id desc`,
      [questions.map(({ cardId }) => cardId)],
    );
    return inOrder(
      questions,
      rows,
      ({ cardId }) => cardId,
      (row) => row.card_id,
      toMint,
    );
  },

  async 'mints-of-day'(db, questions) {
    const rows = await db.prepared<{ all: number; legendary: number }>(
      'facts-mints',
      `select m.all, m.legendary
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place),
              mints_of_day(w.wallet, w.day) m
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ all, legendary }) => ({ all, legendary }));
  },
};
