import {
  ALLOWANCE,
  GAMES_PER_CARD_PER_DAY,
  HISTORY,
  HUNDREDTHS_PER_HOOF,
  isHistory,
  LOSS_REST_MS,
  PACK_ODDS,
  type Preset,
  QUEST_SHELVES,
  RARITIES,
  STAKE_OPTIONS,
  stakeHundredths,
  underdogBonus,
} from '../../src/index.ts';
import type { Farm } from './farm.ts';
import { type FarmState, least, sum } from './farm-state.ts';

const HOURS = 24;
const LOSSES_PER_CARD_PER_DAY = (HOURS * 3_600_000) / LOSS_REST_MS;
const HIGHEST_STAKE = STAKE_OPTIONS[STAKE_OPTIONS.length - 1]!;
const QUESTS_A_DAY = QUEST_SHELVES.length;
/** More of the house than counts for any history. */
const MANY = 1_000;

/** Whoever is broke is helped: a farm lets its wallets lose all they have to one of them, daily. */
export function openPacks(state: FarmState, preset: Preset, farm: Farm) {
  const { grantsPerHour, starter, allowancePerDay } = preset;
  const before = state.wallets;
  const packs = least(
    [farm.wallets - before, 'its number of wallets'],
    [farm.networks * grantsPerHour.perAddress * HOURS, 'packs an hour per address'],
    [grantsPerHour.overAll * HOURS, 'packs an hour over all'],
    [Math.floor(state.treasury / starter.hoof), 'the treasury'],
  );
  const granted = packs.count * starter.hoof;
  const allowances = Math.min(before * ALLOWANCE, allowancePerDay, state.treasury - granted);
  const locked = granted + allowances;
  state.joined.push(packs.count);
  state.wallets += packs.count;
  state.locked += locked;
  state.treasury -= locked;
  return { ...packs, locked };
}

/**
 * A wallet plays its three cards out every day, and a history takes it so many days as are asked for;
 * where none are, two, and one that mints a fourth card at once, with gifted HOOF, has it on the first.
 */
export function makeHistories(state: FarmState, preset: Preset, farm: Farm) {
  const had = state.histories;
  const { starter, mints, historyAsked, historyDays } = preset;
  const met = { matches: HISTORY.matches, wallets: farm.wallets - 1 };
  if (
    historyAsked &&
    !isHistory({ ...met, houseMatches: MANY, houseWallets: MANY, days: MANY }, 0)
  ) {
    return { count: 0, stoppedBy: 'too few wallets for a history' };
  }
  const gamesADay = starter.cards * GAMES_PER_CARD_PER_DAY;
  const days = historyAsked ? Math.max(historyDays, Math.ceil(HISTORY.matches / gamesADay)) : 1;
  const [today = 0] = state.joined.slice(-1);
  const fourthCards =
    days === 2 && gamesADay + GAMES_PER_CARD_PER_DAY >= HISTORY.matches
      ? Math.min(today, mints.lockedPerDay)
      : 0;
  const young = days === 1 ? 0 : sum(state.joined.slice(1 - days));
  state.histories = state.wallets - young + fourthCards;
  return { count: state.histories - had, stoppedBy: null };
}

/** All three of the day, by every wallet that is paid for them. */
export function collectQuests(state: FarmState, { quests, historyAsked }: Preset): number {
  const paid = historyAsked ? state.histories : state.wallets;
  const locked = Math.min(paid * QUESTS_A_DAY * quests.hoof, quests.perDay, state.treasury);
  state.locked += locked;
  state.treasury -= locked;
  return locked;
}

/** Cards of higher tiers lose on purpose to Commons as often as their rest allows. */
export function playForBonuses(state: FarmState, { starter, purse }: Preset) {
  const stake = stakeHundredths(HIGHEST_STAKE);
  const perLoss = RARITIES.map(
    (rarity) => (PACK_ODDS[rarity] / 100) * underdogBonus(stake, 'Common', rarity),
  );
  const losses = state.histories * starter.cards * LOSSES_PER_CARD_PER_DAY;
  const bonus = least(
    [Math.min(purse.perDay, state.treasury), 'the purse'],
    [purse.perWallet * state.histories, 'the purse per wallet'],
    [(losses * sum(perLoss)) / HUNDREDTHS_PER_HOOF, 'the rest of losing cards'],
  );
  state.treasury -= bonus.count;
  state.free += bonus.count;
  return bonus;
}

/** Where lost HOOF arrives free, all of it is free after a match. */
export function launder(state: FarmState, { lossStaysLocked, starter }: Preset): number {
  if (lossStaysLocked) return 0;
  const losses = state.wallets * starter.cards * LOSSES_PER_CARD_PER_DAY;
  const freed = Math.min(state.locked, losses * HIGHEST_STAKE);
  state.locked -= freed;
  state.free += freed;
  return freed;
}
