import { demoAuctions, demoSales } from '@goats/collection';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { importSales } from '../../slices/trade/index.ts';

/** Published with the collection: the demo world is the same for everybody. */
const DEMO_SEED = 'demo';

/**
 * A market that looks lived in: thirty running auctions with bids and a year of sales. Run at every
 * start of a demo world; what is there stays, and what was sold makes way for the next card.
 */
export async function seedDemoMarket({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const [anySale] = await db.query('select 1 from sales limit 1');
  if (!anySale) {
    const sales = demoSales(DEMO_SEED, now);
    await importSales(
      db,
      sales.map((sale) => ({ ...sale, soldAt: new Date(sale.soldAt) })),
    );
  }
  await db.bulkTransaction((tx) => openDemoAuctions(tx, now));
}

async function openDemoAuctions(tx: Queryable, now: number): Promise<void> {
  // Two instances that start together would otherwise put the same card up twice.
  await tx.query('lock table auctions in share row exclusive mode');
  const held = await tx.query<{ card_id: number; sold: boolean }>(
    `select card_id, owner is not null as sold from card_holdings h
      where owner is not null or under_auction(card_id)`,
  );
  const sold = new Set(held.flatMap((row) => (row.sold ? [row.card_id] : [])));
  const taken = new Set(held.map((row) => row.card_id));
  const fresh = demoAuctions(DEMO_SEED, (cardId) => sold.has(cardId)).filter(
    ({ cardId }) => !taken.has(cardId),
  );
  for (const auction of fresh) {
    const [row] = await tx.query<{ id: number }>(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values ($1, $2, $3, $3, $4) returning id`,
      [
        auction.cardId,
        new Date(now + auction.startOffsetMs),
        new Date(now + auction.endOffsetMs),
        auction.startPrice,
      ],
    );
    await tx.query(
      `insert into bids (auction_id, bidder_address, bid_amount, bid_time, verified)
       select $1, bidder, amount, at, true
         from unnest($2::text[], $3::numeric[], $4::timestamptz[]) as b (bidder, amount, at)`,
      [
        row?.id,
        auction.bids.map((bid) => bid.bidderAddress),
        auction.bids.map((bid) => bid.bidAmount),
        auction.bids.map((bid) => new Date(now + bid.offsetMs)),
      ],
    );
  }
}
