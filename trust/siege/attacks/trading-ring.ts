import type { HeldCard } from '../../players/player.ts';
import { type Attack, judge } from '../attack.ts';
import { concede, meet, tierOf } from '../matches.ts';
import type { Stranger, World } from '../world.ts';

const FREED = 100;

/** Own cards, and HOOF that is free once it is lost: what is tried is trading alone. */
export const TRADING_FREELY = {
  ...{ STARTER_CARDS: '12', STARTER_CARDS_LENT: 'false', LOSS_STAYS_LOCKED: 'false' },
  ...{ STARTER_HOOF: '5000', LIMIT_STARTER_GRANTS_PER_HOUR: '200' },
} as const;

/** Wallets of one person sell each other different cards, round and round, for the leaderboard. */
export const tradingRing: Attack = {
  name: 'trading-ring',
  loss: 'what the leaderboard says a goat is worth',
  env: () => TRADING_FREELY,

  async run(world) {
    const verdict = judge();
    const gained: Record<string, string> = {};
    for (const [size, laps] of world.quick
      ? [[3, 2]]
      : ([
          [3, 10],
          [10, 3],
        ] as const)) {
      const ring = await rich(world, `ring of ${size}`, size!);
      const { sold, counted } = await goRound(world, ring, laps!);
      gained[`ring of ${size}`] = `${counted} of ${sold} sales count`;
      verdict.must(sold === size! * laps!, `only ${sold} sales of a ring of ${size} were made`);
      verdict.must(counted === 0, `${counted} of ${sold} sales of a ring of ${size} count`);
    }
    return verdict.outcome(gained, 'HOOF that goes round counts for nothing');
  },
};

/** Each with HOOF that may be traded with: somebody else has lost it to them. */
export async function rich(world: World, name: string, size: number): Promise<Stranger[]> {
  const ring = await world.newcomers(name, size);
  const mules = await world.newcomers(`mule of ${name}`, size);
  for (const [i, one] of ring.entries()) {
    one.cards.sort((a, b) => tierOf(a) - tierOf(b));
    await concede(await meet(one, mules[i]!, { stake: FREED }), 1);
  }
  return ring;
}

async function goRound(world: World, ring: readonly Stranger[], laps: number) {
  let sold = 0;
  for (let lap = 0; lap < laps; lap += 1) {
    for (const [i, seller] of ring.entries()) {
      const card = seller.cards[lap]!;
      if (await sell(world, seller, ring[(i + 1) % ring.length]!, card)) sold += 1;
    }
  }
  const [row] = await world.db.query<{ counted: number }>(
    `select count(*)::int as counted from sales
      where seller = any ($1) and buyer = any ($1) and wash_reason is null`,
    [ring.map(({ address }) => address)],
  );
  return { sold, counted: row!.counted };
}

/** Whether it was sold, at a price that is nothing strange by itself. */
export async function sell(
  world: World,
  seller: Stranger,
  buyer: Stranger,
  card: HeldCard,
): Promise<boolean> {
  const price = Math.min(FREED / 2, await usual(world, card));
  await seller.call('POST', `/api/cards/${card.id}/listing`, { price });
  return (await buyer.call('POST', `/api/cards/${card.id}/buy`, { price })).status === 200;
}

/** What minting it would cost. */
async function usual({ db }: World, { id }: HeldCard): Promise<number> {
  const [row] = await db.query<{ price: number }>(
    'select price_hoof / 100 as price from cards where id = $1',
    [id],
  );
  return Number(row!.price);
}
