import { houseHand, housePlayers } from '@goats/collection';
import type { Game } from '../../game.ts';
import { unlessRefused } from '../../kernel/refusals.ts';

/** Enough to stake a hundred a thousand times. */
const HOUSE_HOOF = 100_000;

/**
 * Gives the house players their names, hands and HOOF. The same at every first start, and nothing
 * at all at every later one. Answers how many moved in.
 */
export async function seedHouse({ db, clock, world }: Game): Promise<number> {
  const known = await db.query<{ address: string }>('select address from players where house');
  const there = new Set(known.map(({ address }) => address));
  const moving = housePlayers().filter(({ address }) => !there.has(address));
  const moved = await Promise.all(
    moving.map(({ address, name, slug }) => {
      const reference = `house:${slug}`;
      const cardIds = houseHand(slug);
      const command = { type: 'move-in', address, name, reference, cardIds } as const;
      // Another instance that starts at the same time was faster.
      return unlessRefused(world.run({ ...command, hoof: HOUSE_HOOF, at: clock.now() }));
    }),
  );
  return moved.filter(Boolean).length;
}
