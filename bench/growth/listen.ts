import type { Listener } from './actor.ts';
import { costOf } from './compare.ts';
import type { OpenWorld } from './open-world.ts';

/** What nobody calls: the clock or the house does it. */
const BY_ITSELF = new Set([
  ...[
    'expire',
    'time-out',
    'give-back',
    'expire-offer',
    'expire-swap',
    'break-swap',
    'start-cup',
    'advance-auction',
    'pay-week',
    'turn-season',
  ],
  ...['own-cards', 'allowance', 'move-in', 'purse'],
]);

/** Every command of the clock, from asking to committing: 'clock: time-out'. */
export function listenToCommands(opened: OpenWorld, heard: Listener): void {
  const { world } = opened.app.game;
  const { run } = world;
  const listening = async (...args: Parameters<typeof run>) => {
    const { type } = args[0];
    if (!BY_ITSELF.has(type)) return run(...args);
    const [answer, cost] = await costOf(opened, () => run(...args));
    heard(`clock: ${type}`, cost);
    return answer;
  };
  Object.assign(world, { run: listening });
}
