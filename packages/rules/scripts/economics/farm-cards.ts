import { PACK_ODDS, type Preset, RARITIES, type Rarity } from '../../src/index.ts';
import type { Farm } from './farm.ts';
import { type FarmState, least, sum } from './farm-state.ts';
import type { Prices } from './figures.ts';

/** Unowned cards of a tier: packs and draws take theirs by the packs' odds. */
function unowned({ minted, drawn }: FarmState, prices: Prices, rarity: Rarity): number {
  return prices[rarity].length - minted[rarity] - (drawn * PACK_ODDS[rarity]) / 100;
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
  const left = (rarity: Rarity) =>
    Math.max(0, Math.floor(unowned(state, prices, rarity) - mints.reserved[rarity]));
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
