import type { Game } from '../../game.ts';
import { isRefusal } from '../../world/run-all.ts';

/**
 * Ten HOOF for a wallet that can stake nothing any more, once a UTC day. Looked for when its owner
 * looks at it: nobody has to ask. Answers whether it was given.
 */
export async function giveAllowance({ world, clock }: Game, wallet: string): Promise<boolean> {
  try {
    await world.run({ type: 'allowance', wallet, at: clock.now() });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
