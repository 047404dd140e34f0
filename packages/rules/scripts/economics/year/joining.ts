import { HUNDREDTHS_PER_HOOF, NEWCOMER, NO_HISTORY, NO_SEASON } from '../../../src/index.ts';
import { drawFace, take } from './hands.ts';
import { SKILLS } from './odds.ts';
import type { Wallet, World } from './world.ts';

export interface Plan {
  readonly days: number;
  /** People of the first day; the busiest tenth collect. */
  readonly players: number;
  readonly newcomersADay: number;
  readonly farm: { readonly wallets: number; readonly networks: number };
  readonly seed: string;
}

const HOURS = 24;
/** Shares of those who play so many matches a day, and of those who play so well. */
const RATES = [
  [0.6, 0.7],
  [0.9, 3],
  [1, 10],
] as const;
const SKILL_SHARES = [0.4, 0.7, 0.9, 1];

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
    address: String(world.wallets.length),
    kind: kind ?? (rate === 10 ? 'collector' : 'player'),
    joinedDay: day,
    skill: kind === 'newcomer' ? 'best' : SKILLS[SKILL_SHARES.findIndex((s) => skilled < s)]!,
    rate,
    hand: { Common: [], Rare: [], Epic: [], Legendary: [] },
    locked: 0,
    free: 0,
    met: new Set(),
    historyDay: null,
    ownCards: 0,
    battler: { ...NEWCOMER, games: 0, lastMatchAt: 0, history: NO_HISTORY, ...NO_SEASON },
    mints: { day: -1, all: 0, legendary: 0 },
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
export function joinAll(world: World, plan: Plan, day: number): void {
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
