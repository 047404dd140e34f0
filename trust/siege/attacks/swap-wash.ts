import type { HeldCard } from '../../players/player.ts';
import { type Attack, judge } from '../attack.ts';
import type { Stranger, World } from '../world.ts';
import { rich, sell, TRADING_FREELY } from './trading-ring.ts';

/** HOOF that goes along with cards, so that a sale could be paid with it. */
const ALONG = 40;

/**
 * Wallets of one person sell each other cards and hand them, or the HOOF, back by swaps, which have no
 * price: each way once, and what was sold so must count for nothing.
 */
export const swapWash: Attack = {
  name: 'swap-wash',
  loss: 'what the leaderboard says a goat is worth',
  env: () => TRADING_FREELY,

  async run(world) {
    const verdict = judge();
    const gained: Record<string, string> = {};
    for (const [way, { size, go }] of Object.entries(WAYS)) {
      const people = await rich(world, way, size);
      const before = await hoofOf(people);
      const made = await go(world, people);
      const counted = await countedAmong(world, people);
      const lost = before - (await hoofOf(people));
      gained[way] =
        `${counted} of ${made.filter(Boolean).length} deals count, ${lost} HOOF in fees`;
      verdict.must(made.every(Boolean), `${way}: not every deal was made (${made.join(', ')})`);
      verdict.must(counted === 0, `${way}: ${counted} sales count`);
      verdict.must(lost > 0, `${way}: no fee was paid`);
    }
    return verdict.outcome(gained, 'what is sold and handed back without a price has none');
  },
};

type Way = (world: World, people: readonly Stranger[]) => Promise<boolean[]>;

/** Each answers of every deal whether it was made. */
const WAYS: Readonly<Record<string, { readonly size: number; readonly go: Way }>> = {
  'sold, swapped back and sold again': {
    size: 2,
    async go(world, [one, other]) {
      const [card, second] = one!.cards as [HeldCard, HeldCard];
      return [
        await sell(world, one!, other!, card),
        await swap(other!, one!, card, second),
        await sell(world, one!, other!, card),
        await sell(world, other!, one!, second),
      ];
    },
  },
  'paid by a swap': {
    size: 2,
    async go(world, [one, other]) {
      const [card, second] = one!.cards as [HeldCard, HeldCard];
      return [
        await swap(one!, other!, second, other!.cards[0]!, ALONG),
        await sell(world, one!, other!, card),
      ];
    },
  },
  'a ring with a swap in it': {
    size: 3,
    async go(world, [one, two, three]) {
      return [
        await sell(world, one!, two!, one!.cards[0]!),
        await swap(three!, two!, three!.cards[0]!, two!.cards[0]!, ALONG),
        await sell(world, three!, one!, three!.cards[1]!),
      ];
    },
  },
  'a ring that a swap closes': {
    size: 3,
    async go(world, [one, two, three]) {
      return [
        await sell(world, one!, two!, one!.cards[0]!),
        await sell(world, three!, one!, three!.cards[1]!),
        await swap(three!, two!, three!.cards[0]!, two!.cards[0]!, ALONG),
      ];
    },
  },
};

/** One card of each, and HOOF of whoever proposes. */
async function swap(
  proposer: Stranger,
  addressee: Stranger,
  give: HeldCard,
  take: HeldCard,
  hoof = 0,
): Promise<boolean> {
  const proposed = await proposer.call('POST', '/api/swaps', {
    ...{ to: addressee.address, give: [give.id], take: [take.id], hoof },
  });
  if (proposed.status !== 201) return false;
  return (await addressee.call('POST', `/api/swaps/${proposed.body.id}/accept`)).status === 200;
}

async function hoofOf(people: readonly Stranger[]): Promise<number> {
  const purses = await Promise.all(people.map((who) => who.hoof()));
  return purses.reduce((sum, each) => sum + each, 0);
}

async function countedAmong({ db }: World, people: readonly Stranger[]): Promise<number> {
  const [row] = await db.query<{ counted: number }>(
    `select count(*)::int as counted from sales
      where seller = any ($1) and buyer = any ($1) and wash_reason is null`,
    [people.map(({ address }) => address)],
  );
  return row!.counted;
}
