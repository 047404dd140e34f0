import {
  ALLOWANCE,
  HUNDREDTHS_PER_HOOF,
  type Preset,
  RARITIES,
  REQUEST_BONUS,
} from '../../../src/index.ts';
import { type Random, randomFrom } from '../../simulation/random.ts';
import { decideHere } from './decisions.ts';
import { farm } from './farmers.ts';
import { goShopping, lookForMatch, type Someone } from './habits.ts';
import { giveOwnCards } from './hands.ts';
import { joinAll, type Plan } from './joining.ts';
import { balanceOf } from './money.ts';
import type { Odds } from './odds.ts';
import { newWorld, type PricedCard, type Wallet, type World } from './world.ts';

export const A_YEAR: Plan = {
  ...{ days: 365, players: 1_000, newcomersADay: 3, seed: 'a year' },
  farm: { wallets: 40, networks: 1 },
};

const HOUR_MS = 3_600_000;
const HOURS = 24;
function poisson(random: Random, mean: number): number {
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; product *= random.number()) count += 1;
  return count;
}

/** Nobody is broke for ever. */
function help(world: World, at: number): void {
  const allowance = ALLOWANCE * HUNDREDTHS_PER_HOOF;
  for (const wallet of world.wallets) {
    const verdict = decideHere(
      world,
      { type: 'allowance', wallet: wallet.address, at },
      {
        ...{ balance: balanceOf(wallet), 'free-treasury': world.treasury },
        ...{ 'busy-cards': 0, 'starter-claimed': 'lent' },
      },
    );
    if (!verdict.ok) continue;
    wallet.locked += allowance;
    wallet.brokeDays += 1;
    world.treasury -= allowance;
  }
}

function someoneOf(people: readonly Wallet[], random: Random): Someone {
  const sums: number[] = [];
  let sum = 0;
  for (const { rate } of people) {
    sum += rate;
    sums.push(sum);
  }
  return () => {
    const at = random.number() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return people[low]!;
  };
}

function liveOneDay(world: World, plan: Plan, day: number): void {
  const { preset, random, counts } = world;
  const midnight = day * HOURS * HOUR_MS;
  const bonusesBefore = counts.bonuses;
  world.used.clear();
  world.bonusMatches.clear();
  joinAll(world, plan, day);
  help(world, midnight);
  giveOwnCards(world, day);
  const farmers = world.wallets.filter(({ kind }) => kind === 'farmer');
  const people = world.wallets.filter(({ kind }) => kind !== 'farmer');
  farm(world, farmers, midnight);
  for (const wallet of random.shuffle(people)) goShopping(world, wallet, midnight);
  const tries = people.flatMap((wallet) =>
    Array.from({ length: poisson(random, wallet.rate) }, () => ({
      wallet,
      at: midnight + Math.floor(random.number() * HOURS * HOUR_MS),
    })),
  );
  tries.sort((one, other) => one.at - other.at);
  const someone = someoneOf(people, random);
  const half = tries.findIndex(({ at }) => at >= midnight + 12 * HOUR_MS);
  for (const [number, { wallet, at }] of tries.entries()) {
    if (number === half) farm(world, farmers, midnight + 12 * HOUR_MS);
    lookForMatch(world, wallet, at, someone);
  }
  counts.leastTreasury = Math.min(counts.leastTreasury, world.treasury);
  const purse = preset.purse.perDay * HUNDREDTHS_PER_HOOF - (counts.bonuses - bonusesBefore);
  counts.purseEmptyDays += purse < REQUEST_BONUS ? 1 : 0;
  for (const rarity of RARITIES) {
    if (world.pool[rarity].length <= preset.mints.reserved[rarity]) {
      counts.atReserveDay[rarity] ??= day;
    }
  }
}

/** Everybody's year, the same every time for the same plan. */
export function liveOn(
  preset: Preset,
  cards: readonly PricedCard[],
  odds: Odds,
  plan: Plan,
): World {
  const world = newWorld(preset, cards, odds, randomFrom(plan.seed));
  for (let day = 0; day < plan.days; day += 1) liveOneDay(world, plan, day);
  return world;
}
