import type { Game } from '../../game.ts';
import { unlessRefused } from '../../kernel/refusals.ts';

/**
 * Ten HOOF for a wallet that can stake nothing any more, once a UTC day. Looked for when its owner
 * looks at it: nobody has to ask. `from` is where the owner is. Answers whether it was given.
 */
export function giveAllowance(
  { world, clock }: Game,
  wallet: string,
  from: string,
): Promise<boolean> {
  return unlessRefused(world.run({ type: 'allowance', wallet, at: clock.now() }, { from }));
}
