import {
  nextDay,
  PACK_ODDS,
  PRESETS,
  RARITIES,
  type Rarity,
} from '../../../packages/rules/src/index.ts';
import type { Answer } from '../../players/wire.ts';
import { type Attack, judge, type Preset, type Terrain } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';
import type { Stranger, World } from '../world.ts';

/** How many cards of each tier may be minted before the reserve begins, besides what packs draw. */
const HEADROOM: Readonly<Record<Preset, Record<Rarity, number>>> = {
  demo: { Common: 60, Rare: 12, Epic: 6, Legendary: 4 },
  live: { Common: 24, Rare: 4, Epic: 2, Legendary: 1 },
};
const TOO_MANY = 8;

const farmers = ({ quick }: { readonly quick: boolean }) => (quick ? 6 : 40);

/** Free wallets mint as fast as they can, at midnight too, until nothing is left for newcomers. */
export const buyOut: Attack = {
  name: 'buy-out',
  loss: 'the next visitor finds no card left',
  env: (terrain) => ({
    RESERVED_CARDS: RARITIES.map((rarity) => reserveOf(terrain, rarity)).join(','),
    // Rich enough that it is the reserve that stops them.
    ...(terrain.preset === 'live' ? { STARTER_HOOF: '5000' } : {}),
  }),

  async run(world) {
    const verdict = judge();
    const { mints, starter } = world.config.economy;
    const answers: Answer[] = [];
    const attempt = async (who: Stranger, ids: readonly number[]) => {
      const given = await atOnce(ids.length, (i) => mint(who, ids[i]!));
      answers.push(...given);
      return done(given);
    };

    const lone = await world.newcomer('lone');
    const most = await attempt(lone, await cheapest(world, 'Common', mints.perDay + TOO_MANY));
    verdict.must(
      most === mints.perDay,
      `${most} mints at one instant, allowed are ${mints.perDay}`,
    );
    const rich = await world.newcomer('rich');
    const legends = await cheapest(world, 'Legendary', mints.legendaryPerDay + 3);
    const legendary = await attempt(rich, legends);
    verdict.must(legendary <= mints.legendaryPerDay, `${legendary} Legendary at one instant`);

    const onAuction = await auctionCards(world);
    const bidder = await world.newcomer('counter');
    const atTheCounter = await attempt(bidder, onAuction);
    verdict.must(atTheCounter === 0, `${atTheCounter} cards under auction were minted`);

    await aroundMidnight(world, await world.newcomer('owl'));
    const owls = await perDayOf(world, 'owl');
    verdict.must(
      owls.every((count) => count <= mints.perDay),
      `${owls.join(' and ')} mints on the two sides of midnight`,
    );

    const farm = await world.newcomers('farm', farmers(world));
    const shelves = await Promise.all(RARITIES.map((rarity) => cheapest(world, rarity, 600)));
    await inParallel(farm.length, (i) => attempt(farm[i]!, wishes(shelves, i, mints.perDay)));
    const left = await world.unowned();
    for (const rarity of RARITIES) {
      verdict.must(
        left[rarity] >= mints.reserved[rarity],
        `${left[rarity]} ${rarity} are left of ${mints.reserved[rarity]} kept`,
      );
    }
    const greedy = await world.db.query<{ to_wallet: string; minted: number }>(
      `select to_wallet, count(*) as minted from card_events
        where kind = 'minted' and to_wallet = any($1)
        group by to_wallet, (at at time zone 'utc')::date having count(*) > $2`,
      [farm.map(({ address }) => address), mints.perDay],
    );
    verdict.must(greedy.length === 0, `${greedy.length} wallets minted more than a day allows`);

    const next = await world.newcomer('the next visitor');
    verdict.must(next.cards.length === starter.cards, 'the next visitor got no starter pack');
    return verdict.outcome(
      {
        'minted by the farm': done(answers),
        'all tries': told(tally(answers)),
        'left / kept': RARITIES.map((each) => `${each} ${left[each]}/${mints.reserved[each]}`).join(
          ', ',
        ),
        'on the two sides of midnight': owls.join(' + '),
      },
      'minting stopped at the reserve and at each wallet’s day',
    );
  },
};

/** What packs may draw, six deviations above what they will. */
function reserveOf(terrain: Terrain, rarity: Rarity): number {
  // What is lent is not drawn.
  const draws = PRESETS[terrain.preset].starter.lent ? 0 : 3 * (farmers(terrain) + 5);
  const odds = PACK_ODDS[rarity] / 100;
  const drawn = Math.ceil(draws * odds + 6 * Math.sqrt(draws * odds * (1 - odds)));
  return Math.max(0, terrain.unowned[rarity] - drawn - HEADROOM[terrain.preset][rarity]);
}

export const mint = (who: Stranger, id: number) =>
  who.call('POST', `/api/cards/${id}/mint`, { playerId: who.address });

/** Cards without an owner that are in no auction, the cheapest first. */
export async function cheapest(world: World, rarity: Rarity, count: number): Promise<number[]> {
  const rows = await world.db.query<{ id: number }>(
    `select c.id from cards c join card_holdings h on h.card_id = c.id
      where h.owner is null and h.rarity = $1
        and not under_auction(c.id)
      order by c.price_hoof, c.id limit $2`,
    [rarity, count],
  );
  return rows.map(({ id }) => id);
}

/** The demo's own, and one that the operator has just put up. */
async function auctionCards(world: World): Promise<number[]> {
  const [card] = await cheapest(world, 'Common', 1);
  const operator = await world.operator();
  const put = { cardId: card, startPrice: 10, durationMinutes: 60 };
  const started = await operator.call('POST', '/api/admin/auctions', put);
  if (started.status !== 201) throw new Error(`no auction: ${JSON.stringify(started.body)}`);
  const { body } = await operator.call('GET', '/api/nfts?auction=open&limit=8');
  return [card!, ...body.nfts.map(({ id }: { id: number }) => id)];
}

async function aroundMidnight(world: World, owl: Stranger): Promise<void> {
  const BEFORE_MS = 1_500;
  const WAVES = 10;
  const now = world.now();
  await world.passTime(nextDay(now) - now - BEFORE_MS);
  const { perDay } = world.config.economy.mints;
  const ids = await cheapest(world, 'Common', 3 * perDay);
  const size = Math.ceil(ids.length / WAVES);
  const waves: Promise<unknown>[] = [];
  for (let i = 0; i < WAVES; i += 1) {
    const some = ids.slice(i * size, (i + 1) * size);
    waves.push(atOnce(some.length, (k) => mint(owl, some[k]!)));
    await world.passTime((2 * BEFORE_MS) / WAVES);
  }
  await Promise.all(waves);
}

async function perDayOf(world: World, name: string): Promise<number[]> {
  const rows = await world.db.query<{ minted: number }>(
    `select count(*) as minted from card_events where kind = 'minted' and to_wallet = $1
      group by (at at time zone 'utc')::date order by (at at time zone 'utc')::date`,
    [world.stranger(name).address],
  );
  return rows.map(({ minted }) => minted);
}

/** More of every tier than one may have, and each card wished for by two. */
function wishes(shelves: readonly (readonly number[])[], i: number, perDay: number): number[] {
  const each = Math.ceil((perDay + TOO_MANY) / shelves.length);
  const from = Math.floor(i / 2) * each;
  return [...shelves].reverse().flatMap((shelf) => shelf.slice(from, from + each));
}
