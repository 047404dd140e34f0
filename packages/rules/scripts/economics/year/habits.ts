import {
  type HeldCard,
  HUNDREDTHS_PER_HOOF,
  RARITIES,
  type Rarity,
  STAKE_OPTIONS,
  stakeHundredths,
  utcDay,
} from '../../../src/index.ts';
import { decideHere } from './decisions.ts';
import { cardsOf, freeCard, take } from './hands.ts';
import { keepsAnother, playHouse, playStaked, stakeFor } from './matches.ts';
import { balanceOf, pay } from './money.ts';
import type { Face, Wallet, World } from './world.ts';

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

const ratingOf = ({ battler }: Wallet) => battler.rating;

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
export function goShopping(world: World, wallet: Wallet, at: number): void {
  const wish = WISHES[wallet.kind === 'collector' ? 'collector' : 'player'];
  const owned = cardsOf(wallet).filter(({ tie }) => tie !== 'lent').length;
  for (let more = Math.min(wish.aDay, wish.cards - owned); more > 0; more -= 1) {
    const roll = world.random.number();
    const rarity = RARITIES[wish.odds.findIndex((odds) => roll < odds)]!;
    if (!mint(world, wallet, rarity, at, KEPT_FOR_STAKES)) return;
  }
}

/** A card of a tier at its price, or nothing when a rule says no. */
export function mint(world: World, wallet: Wallet, rarity: Rarity, at: number, keep = 0): boolean {
  const { mints, address, locked, battler } = wallet;
  const unowned = world.pool[rarity];
  const face = unowned.at(-1);
  const balance = balanceOf(wallet);
  if (!face || balance < face.price + keep * HUNDREDTHS_PER_HOOF) return false;
  if (mints.day !== utcDay(at)) Object.assign(mints, { day: utcDay(at), all: 0, legendary: 0 });
  const verdict = decideHere(
    world,
    { type: 'mint', cardId: 0, wallet: address, at },
    {
      ...{ card: lying(face), auction: null, balance, locked, battler },
      ...{ 'mints-of-day': mints, 'unowned-count': unowned.length },
    },
  );
  if (!verdict.ok) {
    if (verdict.refusal.details?.lockedPerDay) world.counts.giftsSpentDays.add(utcDay(at));
    return false;
  }
  unowned.pop();
  pay(wallet, face.price);
  take(wallet, face, verdict.answer.card.bond ?? 'own');
  world.treasury += face.price;
  mints.all += 1;
  mints.legendary += rarity === 'Legendary' ? 1 : 0;
  wallet.mintedEver += 1;
  return true;
}

/** A card that nobody has. */
const lying = ({ rarity, price, attributes, grown }: Face): HeldCard => ({
  ...{
    id: 0,
    name: rarity,
    goat: 1,
    rarity,
    attributes,
    grown,
    price,
    owner: null,
    busyWith: null,
  },
  ...{ restsUntil: null, gamesDay: null, games: 0, version: 0 },
});
