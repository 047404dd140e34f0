import {
  HUNDREDTHS_PER_HOOF,
  type Preset,
  RARITIES,
  REQUEST_BONUS,
  STAKE_OPTIONS,
  stakeHundredths,
} from '../../../src/index.ts';
import { type Random, randomFrom } from '../../simulation/random.ts';
import { farm } from './farmers.ts';
import { goShopping, lookForMatch, type Someone } from './habits.ts';
import { drawFace, giveOwnCards, take } from './hands.ts';
import { balanceOf } from './money.ts';
import { type Odds, SKILLS } from './odds.ts';
import { newWorld, type PricedCard, type Wallet, type World } from './world.ts';

export interface Plan {
  readonly days: number;
  /** People of the first day; the busiest tenth collect. */
  readonly players: number;
  readonly newcomersADay: number;
  readonly farm: { readonly wallets: number; readonly networks: number };
  readonly seed: string;
}

export const A_YEAR: Plan = {
  ...{ days: 365, players: 1_000, newcomersADay: 3, seed: 'a year' },
  farm: { wallets: 40, networks: 1 },
};

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Shares of those who play so many matches a day, and of those who play so well. */
const RATES = [
  [0.6, 0.7],
  [0.9, 3],
  [1, 10],
] as const;
const SKILL_SHARES = [0.4, 0.7, 0.9, 1];

function poisson(random: Random, mean: number): number {
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; product *= random.number()) count += 1;
  return count;
}

function join(world: World, kind: Wallet['kind'] | null, day: number, hour: Hour): void {
  const { random, preset, counts } = world;
  if (hour.packs >= preset.grantsPerHour.overAll) {
    counts.turnedAway += kind === 'farmer' ? 0 : 1;
    return;
  }
  const luck = random.number();
  const rate = kind === 'newcomer' ? 3 : RATES.find(([share]) => luck < share)![1];
  const skilled = random.number();
  // One literal: an object put together from parts is read many times slower.
  const wallet: Wallet = {
    id: world.wallets.length,
    kind: kind ?? (rate === 10 ? 'collector' : 'player'),
    joinedDay: day,
    skill: kind === 'newcomer' ? 'best' : SKILLS[SKILL_SHARES.findIndex((s) => skilled < s)]!,
    rate,
    hand: { Common: [], Rare: [], Epic: [], Legendary: [] },
    locked: 0,
    free: 0,
    met: new Set(),
    matches: 0,
    houseMet: new Set(),
    houseMatches: 0,
    historyDay: null,
    ownCards: 0,
    battler: null,
    mints: { day: -1, all: 0, legendary: 0 },
    bonus: { day: -1, amount: 0 },
    bonusEver: 0,
    mintedEver: 0,
    brokeDays: 0,
  };
  for (let card = 0; card < preset.starter.cards; card += 1) {
    const face = drawFace(world, preset.starter.lent);
    if (face === null) {
      counts.turnedAway += 1;
      return;
    }
    take(wallet, face, preset.starter.lent ? 'lent' : 'own');
  }
  const grant = preset.starter.hoof * HUNDREDTHS_PER_HOOF;
  wallet.locked = grant;
  world.treasury -= grant;
  world.wallets.push(wallet);
  counts.packs += 1;
  hour.packs += 1;
}

interface Hour {
  packs: number;
}

/** A farm is there when the hour begins; people come in the course of it. */
function joinAll(world: World, plan: Plan, day: number): void {
  const people = day === 0 ? plan.players : 0;
  let farmers = plan.farm.wallets - world.wallets.filter(({ kind }) => kind === 'farmer').length;
  for (let clock = 0; clock < HOURS; clock += 1) {
    const hour: Hour = { packs: 0 };
    const most = plan.farm.networks * world.preset.grantsPerHour.perAddress;
    for (let n = Math.min(farmers, most); n > 0; n -= 1) {
      join(world, 'farmer', day, hour);
      farmers -= 1;
    }
    const share = (count: number) =>
      Math.floor((count * (clock + 1)) / HOURS) - Math.floor((count * clock) / HOURS);
    for (let n = share(people); n > 0; n -= 1) join(world, null, day, hour);
    for (let n = share(plan.newcomersADay); n > 0; n -= 1) join(world, 'newcomer', day, hour);
  }
}

/** Nobody is broke for ever. */
function help(world: World): void {
  const relief = stakeHundredths(STAKE_OPTIONS[0]);
  for (const wallet of world.wallets) {
    if (balanceOf(wallet) >= relief) continue;
    wallet.locked += relief;
    wallet.brokeDays += 1;
    world.treasury -= relief;
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
  world.purse = preset.purse.perDay * HUNDREDTHS_PER_HOOF;
  world.boundMints = 0;
  world.bonusMatches.clear();
  joinAll(world, plan, day);
  help(world);
  giveOwnCards(world, day);
  const farmers = world.wallets.filter(({ kind }) => kind === 'farmer');
  const people = world.wallets.filter(({ kind }) => kind !== 'farmer');
  farm(world, farmers, midnight, day);
  for (const wallet of random.shuffle(people)) goShopping(world, wallet, day);
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
    if (number === half) farm(world, farmers, midnight + 12 * HOUR_MS, day);
    lookForMatch(world, wallet, at, someone);
  }
  counts.leastTreasury = Math.min(counts.leastTreasury, world.treasury);
  counts.purseEmptyDays += world.purse < REQUEST_BONUS ? 1 : 0;
  counts.boundCapDays += world.boundMints >= preset.mints.boundPerDay ? 1 : 0;
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
