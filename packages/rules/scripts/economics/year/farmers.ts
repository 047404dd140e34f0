import {
  GAMES_PER_CARD_PER_DAY,
  RARITIES,
  STAKE_OPTIONS,
  stakeHundredths,
} from '../../../src/index.ts';
import { bonusesOf } from './bonuses.ts';
import { mint } from './habits.ts';
import { freeCard } from './hands.ts';
import { type Match, playStaked, type Side } from './matches.ts';
import { balanceOf } from './money.ts';
import type { Wallet, World } from './world.ts';

const [SMALLEST] = STAKE_OPTIONS;
const HIGHEST = STAKE_OPTIONS[STAKE_OPTIONS.length - 1]!;

const HIGHEST_FIRST = [...RARITIES].reverse();

/**
 * A farm's day, in the first minutes of it and again when its cards have rested: every wallet beats
 * the next ones as agreed, the lowest card the highest, while that makes histories or pays a bonus;
 * then everything locked is minted.
 */
export function farm(world: World, wallets: readonly Wallet[], at: number): void {
  for (let step = 1; step <= GAMES_PER_CARD_PER_DAY * 3; step += 1) {
    for (const [i, one] of wallets.entries()) {
      const other = wallets[(i + step) % wallets.length]!;
      if (one !== other) agree(world, one, other, at);
    }
  }
  for (const wallet of wallets) {
    while (RARITIES.some((rarity) => mint(world, wallet, rarity, at, HIGHEST)));
  }
}

function agree(world: World, one: Wallet, other: Wallet, at: number): void {
  const challenger = freeCard(one, at, RARITIES, false);
  const opponent = freeCard(other, at, HIGHEST_FIRST, false);
  if (!challenger || !opponent) return;
  const afford = (stake: number) =>
    Math.min(balanceOf(one), balanceOf(other)) >= stakeHundredths(stake as typeof HIGHEST);
  const stake = afford(HIGHEST) ? HIGHEST : SMALLEST;
  if (!afford(stake)) return;
  const sides: readonly [Side, Side] = [
    { wallet: one, card: challenger },
    { wallet: other, card: opponent },
  ];
  const match: Match = { kind: 'challenge', stake, sides, at, agreed: true };
  const unknown = one.historyDay === null || other.historyDay === null;
  if (unknown || bonusesOf(world, match)[0] > 0) playStaked(world, match);
}
