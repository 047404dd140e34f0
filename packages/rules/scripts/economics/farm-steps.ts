import {
  GAMES_PER_CARD_PER_DAY,
  HISTORY,
  HOOF_SUPPLY,
  HUNDREDTHS_PER_HOOF,
  hasHistory,
  LOSS_REST_MS,
  PACK_ODDS,
  type Preset,
  RARITIES,
  type Rarity,
  STAKE_OPTIONS,
  stakeHundredths,
  underdogBonus,
} from '../../src/index.ts';
import type { Farm } from './farm.ts';
import type { Prices } from './figures.ts';

export interface FarmState {
  /** Starter packs by day, and all of them. */
  readonly joined: number[];
  wallets: number;
  /** HOOF in whole HOOF. */
  treasury: number;
  locked: number;
  free: number;
  histories: number;
  /** Bound mints of today that brought a history on the first day. */
  fourthCards: number;
  /** Cards of one's own that packs or histories brought. */
  drawn: number;
  readonly minted: Record<Rarity, number>;
}

export function emptyFarm(): FarmState {
  return {
    ...{
      joined: [],
      wallets: 0,
      treasury: HOOF_SUPPLY,
      locked: 0,
      free: 0,
      histories: 0,
      drawn: 0,
    },
    fourthCards: 0,
    minted: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
  };
}

const HOURS = 24;
const LOSSES_PER_CARD_PER_DAY = (HOURS * 3_600_000) / LOSS_REST_MS;
const HIGHEST_STAKE = STAKE_OPTIONS[STAKE_OPTIONS.length - 1]!;
/** What a wallet that cannot pay the smallest stake gets on a day. */
export const RELIEF = STAKE_OPTIONS[0];
/** More of the house than counts for any history. */
const MANY = 1_000;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The smallest of several bounds, and its name. */
function least(...bounds: readonly (readonly [count: number, stoppedBy: string])[]) {
  const [count, stoppedBy] = bounds.reduce((one, other) => (other[0] < one[0] ? other : one));
  return { count, stoppedBy };
}

/** Whoever is broke is helped: a farm lets its wallets lose all they have to one of them, daily. */
export function openPacks(state: FarmState, { grantsPerHour, starter }: Preset, farm: Farm) {
  const before = state.wallets;
  const packs = least(
    [farm.wallets - before, 'its number of wallets'],
    [farm.networks * grantsPerHour.perAddress * HOURS, 'packs an hour per address'],
    [grantsPerHour.overAll * HOURS, 'packs an hour over all'],
    [Math.floor(state.treasury / starter.hoof), 'the treasury'],
  );
  const relief = Math.min(before * RELIEF, state.treasury - packs.count * starter.hoof);
  const locked = packs.count * starter.hoof + relief;
  state.joined.push(packs.count);
  state.wallets += packs.count;
  state.locked += locked;
  state.treasury -= locked;
  return { ...packs, locked };
}

/**
 * A wallet plays its three cards out every day, so a history takes it two days; one that mints a
 * fourth card at once has it on the first.
 */
export function makeHistories(state: FarmState, preset: Preset, farm: Farm) {
  const had = state.histories;
  const { starter, mints, historyAsked } = preset;
  const met = { matches: HISTORY.matches, wallets: farm.wallets - 1 };
  if (historyAsked && !hasHistory({ ...met, houseMatches: MANY, houseWallets: MANY })) {
    return { count: 0, stoppedBy: 'too few wallets for a history' };
  }
  const gamesADay = starter.cards * GAMES_PER_CARD_PER_DAY;
  const days = historyAsked ? Math.ceil(HISTORY.matches / gamesADay) : 1;
  const [today = 0] = state.joined.slice(-1);
  state.fourthCards =
    days === 2 && gamesADay + GAMES_PER_CARD_PER_DAY >= HISTORY.matches
      ? Math.min(today, mints.boundPerDay)
      : 0;
  const young = days === 1 ? 0 : sum(state.joined.slice(1 - days));
  state.histories = state.wallets - young + state.fourthCards;
  return { count: state.histories - had, stoppedBy: null };
}

/** Unowned cards of a tier: packs and draws take theirs by the packs' odds. */
function unowned({ minted, drawn }: FarmState, prices: Prices, rarity: Rarity): number {
  return prices[rarity].length - minted[rarity] - (drawn * PACK_ODDS[rarity]) / 100;
}

function pay(state: FarmState, price: number, free: boolean): boolean {
  if (state.locked + (free ? state.free : 0) < price) return false;
  const locked = Math.min(state.locked, price);
  state.locked -= locked;
  state.free -= price - locked;
  state.treasury += price;
  return true;
}

/** Mints the cheapest cards of the tiers it wants, one tier after the other. */
export function mintCards(state: FarmState, preset: Preset, prices: Prices, farm: Farm) {
  const { mints, historyAsked } = preset;
  const left = (rarity: Rarity) =>
    Math.max(0, Math.floor(unowned(state, prices, rarity) - mints.reserved[rarity]));
  const mint = (most: number, wallets: number) => {
    let count = 0;
    for (const rarity of farm.wants) {
      const perWallet = rarity === 'Legendary' ? mints.legendaryPerDay : mints.perDay;
      let may = Math.min(most - count, wallets * perWallet, left(rarity));
      while (may > 0 && pay(state, prices[rarity][state.minted[rarity]]!, farm.spendsFree)) {
        state.minted[rarity] += 1;
        count += 1;
        may -= 1;
      }
    }
    return count;
  };
  const bare = state.wallets - state.histories;
  const mostBound = historyAsked
    ? Math.min(bare * mints.perDay, mints.boundPerDay - state.fourthCards)
    : 0;
  const mostOwn = state.histories * mints.perDay;
  const own = mint(mostOwn, state.histories);
  const bound = mint(mostBound, bare);
  const tiers = RARITIES.map((rarity) => [rarity, left(rarity)]);
  return {
    ...{ own, bound, stoppedBy: 'HOOF' },
    left: Object.fromEntries(tiers) as Record<Rarity, number>,
    ...(farm.wants.every((rarity) => left(rarity) === 0) ? { stoppedBy: 'the reserve' } : {}),
    ...(own + bound === mostOwn + mostBound ? { stoppedBy: 'mints a wallet' } : {}),
  };
}

/** Lent: three for a history, in the order of waiting. Not lent: those of the packs. */
export function drawOwnCards(state: FarmState, { starter, ownCards }: Preset, prices: Prices) {
  const perWallet = starter.lent ? ownCards.perWallet : starter.cards;
  const wallets = starter.lent ? state.histories : state.wallets;
  const given = least(
    [wallets * perWallet - state.drawn, 'own cards a wallet'],
    [starter.lent ? ownCards.perDay : Number.POSITIVE_INFINITY, 'own cards a day over all'],
    [sum(RARITIES.map((rarity) => unowned(state, prices, rarity))), 'the end of the collection'],
  );
  state.drawn += given.count;
  return given;
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
