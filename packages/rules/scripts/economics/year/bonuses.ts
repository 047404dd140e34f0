import {
  bonusGranted,
  HUNDREDTHS_PER_HOOF,
  stakeHundredths,
  treasuryBonuses,
  utcDay,
} from '../../../src/index.ts';
import { knowsHistory } from './hands.ts';
import type { Match } from './matches.ts';
import type { Wallet, World } from './world.ts';

/** What the purse adds if seat 0 or seat 1 wins. */
export function bonusesOf(world: World, { kind, stake, sides, at }: Match): readonly number[] {
  const [one, other] = sides;
  if (!sides.every(({ wallet }) => knowsHistory(world, wallet))) return [0, 0];
  const terms = { kind, stake: stakeHundredths(stake), bonusGranted: true };
  const bonuses = treasuryBonuses(terms, one.card.face.rarity, other.card.face.rarity);
  const bonus = Math.max(...bonuses);
  const most = world.preset.purse.perWallet * HUNDREDTHS_PER_HOOF;
  const day = utcDay(at);
  const within = sides.every(({ wallet }, seat) => {
    const had = wallet.bonus.day === day ? wallet.bonus.amount : 0;
    return had + bonuses[seat]! <= most;
  });
  const bonusMatchesToday = world.bonusMatches.get(pairOf(one.wallet, other.wallet)) ?? 0;
  const granted = bonusGranted({ bonus, treasury: world.treasury, bonusMatchesToday });
  return granted && within && world.purse >= bonus ? bonuses : [0, 0];
}

const pairOf = (one: Wallet, other: Wallet) =>
  Math.min(one.id, other.id) * 1_000_000 + Math.max(one.id, other.id);

export function payBonus(world: World, { sides, at }: Match, winner: 0 | 1, amount: number): void {
  if (amount === 0) return;
  const [one, other] = sides;
  const { wallet } = sides[winner];
  const pair = pairOf(one.wallet, other.wallet);
  world.bonusMatches.set(pair, (world.bonusMatches.get(pair) ?? 0) + 1);
  world.treasury -= amount;
  world.purse -= amount;
  world.counts.bonuses += amount;
  wallet.free += amount;
  wallet.bonusEver += amount;
  const today = wallet.bonus.day === utcDay(at) ? wallet.bonus.amount : 0;
  Object.assign(wallet.bonus, { day: utcDay(at), amount: today + amount });
}
