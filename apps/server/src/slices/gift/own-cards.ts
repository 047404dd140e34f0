import { randomInt } from 'node:crypto';
import { runOneDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { PER_CENT } from './pack-routes.ts';

/**
 * Cards of their own for those who have waited longest, as many as the day still has. Several
 * instances may try at once: a card and a place in the line are given once. Answers for how many.
 */
export async function giveOwnCards(game: Game): Promise<number> {
  const { clock, config, world } = game;
  const { perWallet } = config.economy.ownCards;
  for (let given = 0; ; given += 1) {
    const rolls = Array.from({ length: perWallet }, () => randomInt(PER_CENT));
    const command = { type: 'own-cards', rolls, at: clock.now() } as const;
    const line = { subject: 'line:own-cards' };
    if (!(await runOneDuty(game, 'own-cards', line, (again) => world.run(command, again))))
      return given;
  }
}
