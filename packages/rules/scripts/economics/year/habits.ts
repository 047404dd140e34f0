import {
  HUNDREDTHS_PER_HOOF,
  NEWCOMER,
  RARITIES,
  type Rarity,
  STAKE_OPTIONS,
  stakeHundredths,
} from '../../../src/index.ts';
import { cardsOf, freeCard, knowsHistory, take } from './hands.ts';
import { keepsAnother, playHouse, playStaked, stakeFor } from './matches.ts';
import { balanceOf, pay } from './money.ts';
import type { Wallet, World } from './world.ts';

/** Half of those who could ask for a battle that costs the card do. */
const REQUESTS = 0.5;
/** Challenges that reach for a tier above. */
const CLIMBS = 0.1;
/** Wallets that look at an opening before it is taken by the nearest of them. */
const LOOK_AT_IT = 8;
/** HOOF that people keep for stakes. */
const KEPT_FOR_STAKES = 100;

/** Cards one would like to have, how many one buys on a day at most, and of which tiers. */
const WISHES = {
  collector: { cards: 60, aDay: 5, odds: [0.5, 0.8, 0.95, 1] },
  player: { cards: 5, aDay: 2, odds: [0.8, 1, 1, 1] },
} as const;

const ratingOf = ({ battler }: Wallet) => battler?.rating ?? NEWCOMER.rating;

/** One of those who are about, the likelier the more they play. */
export type Someone = () => Wallet;

export function lookForMatch(world: World, wallet: Wallet, at: number, someone: Someone): void {
  const { random, counts } = world;
  const stake = stakeFor(wallet);
  if (stake === null) return;
  const own = freeCard(wallet, at, RARITIES, true);
  const asks = own !== undefined && keepsAnother(wallet) && random.number() < REQUESTS;
  const card = asks ? own : freeCard(wallet, at, RARITIES, false);
  if (card === undefined) return;
  const { rarity } = card.face;
  const above = RARITIES[RARITIES.indexOf(rarity) + 1];
  const wanted = !asks && above !== undefined && random.number() < CLIMBS ? above : rarity;
  const opponent = nearest(wallet, { wanted, asks, stake, at }, someone);
  if (opponent !== null) {
    const kind = asks ? 'request' : 'challenge';
    playStaked(world, { kind, stake, sides: [{ wallet, card }, opponent], at });
  } else if (!asks && wanted === rarity && stake === STAKE_OPTIONS[0]) {
    playHouse(world, wallet, card, at);
  } else counts.nobodyThere += 1;
}

interface Opening {
  readonly wanted: Rarity;
  readonly asks: boolean;
  readonly stake: (typeof STAKE_OPTIONS)[number];
  readonly at: number;
}

function nearest(wallet: Wallet, opening: Opening, someone: Someone) {
  const { wanted, asks, stake, at } = opening;
  let found: { wallet: Wallet; card: NonNullable<ReturnType<typeof freeCard>> } | null = null;
  for (let look = 0; look < LOOK_AT_IT; look += 1) {
    const other = someone();
    if (other === wallet || balanceOf(other) < stakeHundredths(stake)) continue;
    if (asks && !keepsAnother(other)) continue;
    const gap = Math.abs(ratingOf(other) - ratingOf(wallet));
    if (found && gap >= Math.abs(ratingOf(found.wallet) - ratingOf(wallet))) continue;
    const card = freeCard(other, at, [wanted], asks);
    if (card) found = { wallet: other, card };
  }
  return found;
}

/** Buys what it would like to have, as far as the bounds and its HOOF allow. */
export function goShopping(world: World, wallet: Wallet, day: number): void {
  const wish = WISHES[wallet.kind === 'collector' ? 'collector' : 'player'];
  const owned = cardsOf(wallet).filter(({ tie }) => tie !== 'lent').length;
  for (let more = Math.min(wish.aDay, wish.cards - owned); more > 0; more -= 1) {
    const roll = world.random.number();
    const rarity = RARITIES[wish.odds.findIndex((odds) => roll < odds)]!;
    if (!mint(world, wallet, rarity, day, KEPT_FOR_STAKES)) return;
  }
}

/** A card of a tier at its price, or nothing when a bound says no. */
export function mint(world: World, wallet: Wallet, rarity: Rarity, day: number, keep = 0): boolean {
  const { mints: bounds } = world.preset;
  const { mints } = wallet;
  if (mints.day !== day) Object.assign(mints, { day, all: 0, legendary: 0 });
  if (mints.all >= bounds.perDay) return false;
  if (rarity === 'Legendary' && mints.legendary >= bounds.legendaryPerDay) return false;
  if (world.pool[rarity].length <= bounds.reserved[rarity]) {
    world.counts.atReserveDay[rarity] ??= day;
    return false;
  }
  const face = world.pool[rarity].at(-1)!;
  if (balanceOf(wallet) < face.price + keep * HUNDREDTHS_PER_HOOF) return false;
  const bound = wallet.locked > 0 && !knowsHistory(world, wallet);
  if (bound && world.boundMints >= bounds.lockedPerDay) return false;
  world.pool[rarity].pop();
  pay(wallet, face.price);
  take(wallet, face, bound ? 'bound' : 'own');
  world.treasury += face.price;
  world.boundMints += bound ? 1 : 0;
  mints.all += 1;
  mints.legendary += rarity === 'Legendary' ? 1 : 0;
  wallet.mintedEver += 1;
  return true;
}
