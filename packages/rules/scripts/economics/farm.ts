import type { Preset, Rarity } from '../../src/index.ts';
import { drawOwnCards, mintCards, openDailyPacks } from './farm-cards.ts';
import { emptyFarm } from './farm-state.ts';
import { collectQuests, launder, makeHistories, openPacks, playForBonuses } from './farm-steps.ts';
import type { Prices } from './figures.ts';

/** One person with many wallets, and the network addresses that they come from. */
export interface Farm {
  readonly wallets: number;
  readonly networks: number;
  /** The tiers it mints, first choice first. */
  readonly wants: readonly Rarity[];
  /** Mints with free HOOF too, which it could also keep. */
  readonly spendsFree: boolean;
}

/** What a day brings a farm. HOOF in whole HOOF. */
export interface Gains {
  readonly packs: number;
  readonly histories: number;
  readonly locked: number;
  readonly free: number;
  readonly lent: number;
  readonly bound: number;
  readonly own: number;
}

export interface FarmDay {
  readonly gained: Gains;
  /** What kept it from more. */
  readonly stoppedBy: readonly string[];
  /** Unowned cards that may still be minted, tier by tier. */
  readonly mintable: Readonly<Record<Rarity, number>>;
  readonly treasury: number;
}

/**
 * Day by day, the most that a farm can take when all its matches are between its own wallets and go
 * as it likes. What would need a clock or a lobby (minutes of play, who is faster at midnight) is
 * left out, so the truth is at most this.
 */
export function* farmDays(preset: Preset, prices: Prices, farm: Farm): Generator<FarmDay, never> {
  const state = emptyFarm();
  while (true) {
    const packs = openPacks(state, preset, farm);
    const histories = makeHistories(state, preset, farm);
    const mints = mintCards(state, preset, prices, farm);
    const given = drawOwnCards(state, preset, prices);
    const daily = openDailyPacks(state, preset, prices, given.count);
    const bonus = playForBonuses(state, preset);
    const quests = collectQuests(state, preset);
    yield {
      gained: {
        packs: packs.count,
        histories: histories.count,
        locked: packs.locked + quests,
        free: bonus.count + launder(state, preset),
        lent: preset.starter.lent ? packs.count * preset.starter.cards : 0,
        bound: mints.bound,
        own: mints.own + given.count + daily.count,
      },
      stoppedBy: [
        ...new Set(
          histories.stoppedBy
            ? [histories.stoppedBy, packs.stoppedBy]
            : [packs, mints, given, daily, bonus].map((each) => each.stoppedBy),
        ),
      ],
      mintable: mints.left,
      treasury: state.treasury,
    };
  }
}
