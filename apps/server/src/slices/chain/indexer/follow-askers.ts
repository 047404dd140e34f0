import { runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';
import { cancelFrozen } from '../../../people/freezes/freeze-wallet.ts';
import { whoseAskingChanged } from '../log-store.ts';

/**
 * Whoever asked the contract to let them go is heard as soon as it is seen: it only keeps new things
 * from beginning, so being wrong costs little, and being late could cost a stake. Should the question
 * go away again with its block, so does its effect. What such a wallet has open is closed at once.
 * Answers whether everybody was heard.
 */
export async function followAskers(game: Game): Promise<boolean> {
  const { db, world, clock } = game;
  const asking = await whoseAskingChanged(db);
  const heard = await runDuty(
    game,
    'follow-asker',
    asking,
    ({ wallet }) => ({ subject: `wallet:${wallet}` }),
    async ({ wallet, askedAt }, again) => {
      const at = clock.now();
      if (askedAt === null) {
        await world.run({ type: 'chain-stayed', wallet, log: null, at }, again);
      } else {
        const asked = { wallet, askedAt: askedAt.getTime(), log: null, at };
        await world.run({ type: 'chain-asked', ...asked }, again);
        await cancelFrozen(game, wallet);
      }
    },
  );
  return heard === asking.length;
}
