import type { Game } from '../../apps/server/src/game.ts';
import type { Listener } from './actor.ts';

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
export function listenToCommands({ world }: Game, heard: Listener): void {
  const { run } = world;
  const listening = async (...args: Parameters<typeof run>) => {
    const began = performance.now();
    const answer = await run(...args);
    const { type } = args[0];
    if (BY_ITSELF.has(type)) heard(`clock: ${type}`, performance.now() - began);
    return answer;
  };
  Object.assign(world, { run: listening });
}
