import type { Game } from '../../../game.ts';
import { runAll } from '../../../world/run-all.ts';
import { cancelFrozen } from '../../freezes/freeze-wallet.ts';
import { whoseAskingChanged } from '../log-store.ts';

/**
 * Whoever asked the contract to let them go is heard as soon as it is seen: it only keeps new things
 * from beginning, so being wrong costs little, and being late could cost a stake. Should the question
 * go away again with its block, so does its effect. What such a wallet has open is closed at once.
 */
export async function followAskers(game: Game): Promise<void> {
  const { db, world, clock } = game;
  await runAll(await whoseAskingChanged(db), async ({ wallet, askedAt }) => {
    const at = clock.now();
    if (askedAt === null) {
      await world.run({ type: 'chain-stayed', wallet, log: null, at });
    } else {
      await world.run({ type: 'chain-asked', wallet, askedAt: askedAt.getTime(), log: null, at });
      await cancelFrozen(game, wallet);
    }
  });
}
