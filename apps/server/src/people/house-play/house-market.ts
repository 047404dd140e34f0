import { randomInt } from 'node:crypto';
import {
  type Command,
  type HeldCard,
  houseAccepts,
  houseAsks,
  houseBuys,
  houseOffers,
  type OfferFacts,
  type Rarity,
} from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { type Again, runOneDuty } from '../../clock/back-off/run-duty.ts';
import type { Row } from '../../db/database.ts';
import { holdLease } from '../../db/leases.ts';
import type { Game } from '../../game.ts';
import { CARDS, type CardRow, toHeldCard } from '../../slices/card/index.ts';
import { type OfferRow, toOffer } from '../../slices/trade/index.ts';
import { commandKeys } from '../../slices/world.ts';
import { freeHouseCards, HOUSE_ADDRESSES, promisedCards } from './house-cards.ts';

/** What the house keeps on its shelf, so that a visitor alone finds something to buy. */
const SHELF: Readonly<Record<Rarity, number>> = { Common: 12, Rare: 8, Epic: 4, Legendary: 2 };
/** So many more it must have to play with. */
const KEPT_TO_PLAY = 4;
const LISTED_AT_ONCE = 4;
/** People get their chance first. */
const CONSIDERS_AFTER_MS = 15_000;
/** What it buys from one wallet, and from everybody, on a UTC day: no money pump. */
const BUYS_PER_SELLER = 3;
const BUYS_PER_DAY = 40;
/** Offers of the house that stand at a time: for one wallet's cards, and in all. */
const OFFERS_PER_OWNER = 2;
const OFFERS_IN_ALL = 10;
const CONSIDERED = 50;

const random = () => randomInt(2 ** 40) / 2 ** 40;

const anyOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

/**
 * One look at the market: says yes to a fair offer, buys a fair card, fills the shelf, makes an offer.
 * The demo world's alone: elsewhere the house holds no card of its own. Answers how much was done.
 */
export async function runHouseMarket(game: Game): Promise<number> {
  if (!game.config.houseTrades || !(await holdLease(game, 'house-market'))) return 0;
  const commands = [
    await fairOffer(game),
    await fairCard(game),
    ...(await emptyShelf(game)),
    await ownOffer(game),
  ].filter((command) => command !== null);
  let done = 0;
  // Somebody was faster, or the house is short of HOOF: not this one, then.
  for (const command of commands) {
    const run = (again: Again) => game.world.run(command, again);
    // What it trades stands last: the offer or the card.
    const subject = commandKeys(command).at(-1)!;
    if (await runOneDuty(game, 'house-trade', { subject }, run)) done += 1;
  }
  return done;
}

async function cardsById({ db }: Game, ids: readonly number[]): Promise<HeldCard[]> {
  const rows = await db.prepared<CardRow>('house-looks-at', `${CARDS} where h.card_id = any ($1)`, [
    ids,
  ]);
  return rows.map(toHeldCard);
}

async function fairOffer(game: Game): Promise<Command | null> {
  const at = game.clock.now();
  const rows = await game.db.prepared<OfferRow>(
    'offers-to-the-house',
    // By what is offered for what is asked, or a few high offers that are not high enough would stand
    // before everybody's fair ones.
    `select o.* from offers o
       join card_holdings h on h.card_id = o.card_id and h.busy_with is null
       join cards c on c.id = o.card_id
      where o.owner = any ($1) and o.status = 'open' and o.created_at <= $2 and o.expires_at > $3
        and ${notBackedOff('house-trade', "'offer:' || o.id", '$3')}
      order by o.amount::float8 / least(c.price_hoof, h.asked) desc limit $4`,
    [HOUSE_ADDRESSES, new Date(at - CONSIDERS_AFTER_MS), new Date(at), CONSIDERED],
  );
  const offers = rows.map(toOffer);
  const cards = await cardsById(
    game,
    offers.map(({ cardId }) => cardId),
  );
  const promised = await promisedCards(game);
  const cardOf = ({ cardId }: OfferFacts) => cards.find(({ id }) => id === cardId)!;
  const fair = offers.find((offer) => {
    const card = cardOf(offer);
    return card.busyWith === null && !promised.has(card.id) && houseAccepts(card, offer.amount);
  });
  return fair ? { type: 'accept-offer', offerId: fair.id, wallet: fair.owner, at } : null;
}

async function fairCard(game: Game): Promise<Command | null> {
  const at = game.clock.now();
  const enough = await soldEnough(game, at);
  if (enough === null) return null;
  const rows = await game.db.prepared<CardRow>(
    'cards-for-the-house',
    `${CARDS} join shelf s on s.id = h.card_id
      where s.asked <= s.price_hoof and h.owner <> all ($1) and h.listed_at <= $2
      order by s.asked, s.id limit $3`,
    [[...HOUSE_ADDRESSES, ...enough], new Date(at - CONSIDERS_AFTER_MS), CONSIDERED],
  );
  const card = anyOf(
    rows.map(toHeldCard).filter((each) => houseBuys({ ...each, asked: each.asked! })),
  );
  const wallet = anyOf(HOUSE_ADDRESSES);
  if (!card || !wallet) return null;
  return { type: 'buy', cardId: card.id, wallet, price: card.asked!, at };
}

/** From whom the house buys no more today; null when it buys from nobody. */
async function soldEnough({ db }: Game, at: number): Promise<string[] | null> {
  const bought = await db.prepared<{ seller: string; count: number } & Row>(
    'bought-by-the-house',
    `select seller, count(*) as count from sales
      where buyer = any ($1) and sold_at >= date_trunc('day', $2::timestamptz, 'UTC')
        and kind in ('listing', 'offer')
      group by seller`,
    [HOUSE_ADDRESSES, new Date(at)],
  );
  if (bought.reduce((sum, { count }) => sum + count, 0) >= BUYS_PER_DAY) return null;
  return bought.filter(({ count }) => count >= BUYS_PER_SELLER).map(({ seller }) => seller);
}

async function emptyShelf(game: Game): Promise<Command[]> {
  const at = game.clock.now();
  const rows = await game.db.prepared<{ rarity: Rarity; count: number }>(
    'shelf-of-the-house',
    `select rarity, count(*) as count from card_holdings
      where owner = any ($1) and asked is not null group by rarity`,
    [HOUSE_ADDRESSES],
  );
  const free = (await freeHouseCards(game)).filter(({ asked }) => asked === undefined);
  const commands = (Object.keys(SHELF) as Rarity[]).flatMap((rarity): Command[] => {
    const missing = SHELF[rarity] - (rows.find((row) => row.rarity === rarity)?.count ?? 0);
    const spare = free.filter((card) => card.rarity === rarity).slice(KEPT_TO_PLAY);
    return spare.slice(0, Math.max(0, missing)).map((card) => ({
      ...{ type: 'list', cardId: card.id, wallet: card.owner!, at },
      price: houseAsks(card, random),
    }));
  });
  return commands.slice(0, LISTED_AT_ONCE);
}

/** For a card that somebody came by lately: whoever just opened a pack finds that it is wanted. */
async function ownOffer(game: Game): Promise<Command | null> {
  const at = game.clock.now();
  // Whoever takes an offer sells to the house too.
  const enough = await soldEnough(game, at);
  if (enough === null) return null;
  const rows = await game.db.prepared<{ card_id: number }>(
    'wanted-by-the-house',
    `with standing as (
       select owner, count(*) as count from offers
        where bidder = any ($1) and status = 'open' group by owner
     ), lately as (
       select card_id, to_wallet, at from card_events order by id desc limit $2
     )
     select l.card_id from lately l join card_holdings h on h.card_id = l.card_id
      where h.owner = l.to_wallet and h.owner <> all ($1) and h.owner <> all ($6) and l.at <= $3
        and not is_bound(h)
        and (select coalesce(sum(count), 0) from standing) < $4
        and coalesce((select count from standing s where s.owner = h.owner), 0) < $5
        and not exists (select from offers o where o.card_id = l.card_id and o.bidder = any ($1))`,
    [
      HOUSE_ADDRESSES,
      4 * CONSIDERED,
      new Date(at - CONSIDERS_AFTER_MS),
      OFFERS_IN_ALL,
      OFFERS_PER_OWNER,
      enough,
    ],
  );
  const wanted = anyOf(rows);
  const wallet = anyOf(HOUSE_ADDRESSES);
  if (!wanted || !wallet) return null;
  const [card] = await cardsById(game, [wanted.card_id]);
  if (!card) return null;
  return { type: 'offer', cardId: card.id, wallet, amount: houseOffers(card, random), at };
}
