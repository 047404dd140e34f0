import {
  sideQuestions,
  sidesOf,
  stakeHundredths,
  treasuryBonuses,
  utcDay,
  whyNoBonus,
} from '../../../src/index.ts';
import { takeFromPurse } from '../../../src/world/match/purse.ts';
import { countToday, usedToday } from './decisions.ts';
import type { Match } from './matches.ts';
import type { Wallet, World } from './world.ts';

const NONE = [0, 0] as const;

/** What the purse adds if seat 0 or seat 1 wins. */
export function bonusesOf(
  world: World,
  { kind, stake, sides, at }: Match,
): readonly [number, number] {
  const { preset, treasury, bonusMatches } = world;
  const [one, other] = sides;
  const terms = { kind, stake: stakeHundredths(stake), bonusGranted: true };
  const bonuses = treasuryBonuses(terms, one.card.face.rarity, other.card.face.rarity);
  const bonus = Math.max(...bonuses);
  if (bonus === 0) return NONE;
  const players = sides.map(({ wallet }) => ({ address: wallet.address, house: false }));
  const questions = sideQuestions(players, utcDay(at), preset);
  const known = {
    used: questions.used.map(({ what }) => usedToday(world, what)),
    battlers: sides.map(({ wallet }) => wallet.battler),
  };
  const why = whyNoBonus({
    ...{ bonus, treasury, sides: sidesOf(players, known, preset) },
    bonusMatchesToday: bonusMatches.get(pairOf(one.wallet, other.wallet)) ?? 0,
  });
  return why === null ? bonuses : NONE;
}

const pairOf = (one: Wallet, other: Wallet) =>
  Math.min(one.id, other.id) * 1_000_000 + Math.max(one.id, other.id);

/** A match that could have paid a bonus is one of the pair's few, whoever won it. */
export function payBonus(
  world: World,
  { sides, at }: Match,
  winner: 0 | 1,
  bonuses: readonly [number, number],
): void {
  if (Math.max(...bonuses) === 0) return;
  const pair = pairOf(sides[0].wallet, sides[1].wallet);
  world.bonusMatches.set(pair, (world.bonusMatches.get(pair) ?? 0) + 1);
  const amount = bonuses[winner];
  const { wallet } = sides[winner];
  countToday(world, takeFromPurse({ [wallet.address]: amount }, amount, utcDay(at), world.preset));
  world.treasury -= amount;
  world.counts.bonuses += amount;
  wallet.free += amount;
  wallet.bonusEver += amount;
}
