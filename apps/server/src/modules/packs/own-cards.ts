import { randomInt } from 'node:crypto';
import type { Game } from '../../game.ts';
import { isRefusal } from '../../world/run-all.ts';
import { PER_CENT } from './pack-routes.ts';

/**
 * Cards of their own for those who have waited longest, as many as the day still has. Several
 * instances may try at once: a card and a place in the line are given once. Answers for how many.
 */
export async function giveOwnCards({ db, clock, config, world }: Game): Promise<number> {
  const { perWallet } = config.economy.ownCards;
  for (let given = 0; ; given += 1) {
    const [waiting] = await db.prepared(
      'own-cards-waiting',
      'select 1 from own_cards where granted_at is null limit 1',
    );
    if (!waiting) return given;
    const rolls = Array.from({ length: perWallet }, () => randomInt(PER_CENT));
    try {
      await world.run({ type: 'own-cards', rolls, at: clock.now() });
    } catch (error) {
      if (isRefusal(error)) return given;
      throw error;
    }
  }
}
