import { PACK_ODDS, type Preset, RARITIES, type Rarity } from '../../src/index.ts';
import type { Farm } from './farm.ts';
import { type FarmState, least, sum } from './farm-state.ts';
import type { Prices } from './figures.ts';

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
    ? Math.min(bare * mints.perDay, mints.lockedPerDay - state.fourthCards)
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
