import { PACK_ODDS, type Preset, RARITIES, type Rarity } from '../../src/index.ts';
import type { Farm } from './farm.ts';
import { type FarmState, least, sum } from './farm-state.ts';
import type { Prices } from './figures.ts';

/** Unowned cards of a tier: packs and draws take theirs by the packs' odds. */
function unowned({ minted, drawn, daily }: FarmState, prices: Prices, rarity: Rarity): number {
  const packs = (drawn * PACK_ODDS[rarity]) / 100;
  return prices[rarity].length - minted[rarity] - daily[rarity] - packs;
}

/** As many of them as nobody keeps for newcomers. */
function beyondReserve(state: FarmState, { mints }: Preset, prices: Prices, rarity: Rarity) {
  return Math.max(0, Math.floor(unowned(state, prices, rarity) - mints.reserved[rarity]));
}

function pay(state: FarmState, colour: 'locked' | 'free', price: number): boolean {
  if (state[colour] < price) return false;
  state[colour] -= price;
  state.treasury += price;
  return true;
}

/**
 * Mints the cheapest cards of the tiers it wants, one tier after the other: with locked HOOF where
 * there is a history, then where there is none, then with free HOOF, which lies in wallets of its own.
 */
export function mintCards(state: FarmState, preset: Preset, prices: Prices, farm: Farm) {
  const { mints, historyAsked } = preset;
  const today = { all: 0, Legendary: 0 };
  const left = (rarity: Rarity) => beyondReserve(state, preset, prices, rarity);
  const mint = (colour: 'locked' | 'free', wallets: number, most: number) => {
    const before = today.all;
    const may = (rarity: Rarity) =>
      today.all < Math.min(before + most, wallets * mints.perDay) &&
      (rarity !== 'Legendary' || today.Legendary < wallets * mints.legendaryPerDay) &&
      left(rarity) > 0;
    for (const rarity of farm.wants) {
      while (may(rarity) && pay(state, colour, prices[rarity][state.minted[rarity]]!)) {
        state.minted[rarity] += 1;
        today.all += 1;
        today.Legendary += rarity === 'Legendary' ? 1 : 0;
      }
    }
    return today.all - before;
  };
  const gifts = historyAsked ? mints.lockedPerDay : Number.POSITIVE_INFINITY;
  const own = mint('locked', state.histories, gifts);
  const bound = historyAsked ? mint('locked', state.wallets, gifts - own) : 0;
  const free = farm.spendsFree ? mint('free', state.wallets, Number.POSITIVE_INFINITY) : 0;
  const tiers = RARITIES.map((rarity) => [rarity, left(rarity)]);
  return {
    ...{ own: own + free, bound, stoppedBy: 'HOOF' },
    left: Object.fromEntries(tiers) as Record<Rarity, number>,
    ...(farm.wants.every((rarity) => left(rarity) === 0) ? { stoppedBy: 'the reserve' } : {}),
    ...(today.all === state.wallets * mints.perDay ? { stoppedBy: 'mints a wallet' } : {}),
    ...(own + bound === gifts ? { stoppedBy: 'gifted mints a day over all' } : {}),
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

/**
 * The day's packs: one for every wallet that may have one, out of what the line has left of the day. A
 * tier of which only the reserve is left gives way to the next one below.
 */
export function openDailyPacks(state: FarmState, preset: Preset, prices: Prices, given: number) {
  const { starter, ownCards, historyAsked } = preset;
  const taken = starter.lent ? given : 0;
  const may = least(
    [historyAsked ? state.histories : state.wallets, 'own cards a wallet'],
    [historyAsked ? ownCards.perDay - taken : Number.POSITIVE_INFINITY, 'own cards a day over all'],
  );
  let short = 0;
  for (const rarity of [...RARITIES].reverse()) {
    const wanted = short + (may.count * PACK_ODDS[rarity]) / 100;
    const got = Math.min(wanted, beyondReserve(state, preset, prices, rarity));
    state.daily[rarity] += got;
    short = wanted - got;
  }
  return short === 0 ? may : { count: Math.floor(may.count - short), stoppedBy: 'the reserve' };
}
