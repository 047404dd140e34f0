import { NO_HISTORY } from '../economy/history.ts';
import { PRESETS } from '../economy/presets.ts';
import { NEWCOMER } from '../rating/glicko.ts';
import { NO_SEASON } from '../rating/seasons.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from './test-facts.ts';
import { done } from './test-world.ts';

/** A world for strangers: gifts are locked, starter cards lent, and a history is asked for. */
export function strangersWorld(): World {
  const world = createWorld({ treasury: 10_000_000 });
  const reserved = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  world.economy = { ...PRESETS.live, mints: { ...PRESETS.live.mints, reserved } };
  for (let id = 1; id <= 30; id += 1) {
    addCard(world, id, 'Common', { price: 3_000, level: 40 + id });
  }
  return world;
}

/** What happens in a world that every test makes anew: `const { starter } = happenings(() => world)` */
export function happenings(world: () => World) {
  const lockedOf = (account: string) => world().locked.get(account) ?? 0;
  return {
    lockedOf,
    freeOf: (account: string) => balanceOf(world(), account) - lockedOf(account),
    starter: (wallet: string) =>
      done(world(), { type: 'starter', wallet, rolls: [0, 1, 2], at: NOON }),
    own: (id: number, owner: string) => addCard(world(), id, 'Common', { owner, level: 40 + id }),
    /** As if it had played enough. */
    withHistory: (wallet: string) =>
      world().battlers.set(wallet, {
        ...{ ...NEWCOMER, games: 10, lastMatchAt: NOON, ...NO_SEASON },
        history: { ...NO_HISTORY, matches: 10, wallets: 5, days: 3, has: true },
      }),
  };
}
