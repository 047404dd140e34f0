import { calls } from '@goats/contract';
import { actorIn, type Listener } from './actor.ts';
import { add, type Costs, type Line, noCosts, WORLDS } from './compare.ts';
import { listenToCommands } from './listen.ts';
import type { OpenWorld } from './open-world.ts';
import { type Cast, SCENES } from './scenes.ts';
import { ACTORS, CALLS } from './sizes.ts';

/** Each scene takes a few calls; half as often as a read is enough, and cards run out. */
const TIMES = Math.ceil(CALLS / 2);

/**
 * What people and the clock do, in scenes of a few calls each, in either world in turns. Times are kept
 * by the name of the call, and of those commands that no call asks for, by the command's.
 */
export async function compareCommands(
  worlds: Readonly<Record<'small' | 'large', OpenWorld>>,
): Promise<Line[]> {
  const kept = new Map<string, Costs>();
  const broken = new Map<string, string>();
  const casts = {} as Record<'small' | 'large', Cast>;
  for (const which of WORLDS) {
    const world = worlds[which];
    const heard: Listener = (name, cost) => {
      if (name.startsWith('GET ')) return;
      if (!kept.has(name)) kept.set(name, noCosts());
      add(kept.get(name)!, which, cost);
    };
    listenToCommands(world, heard);
    const actors = [];
    for (let n = 0; n < ACTORS; n += 1) actors.push(await actorIn(world, n, heard));
    casts[which] = { world, actors, heard, turn: 0 };
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    for (let turn = 0; turn < TIMES && !broken.has(name); turn += 1) {
      for (const which of WORLDS) {
        const cast = { ...casts[which], turn };
        await scene(cast).catch((error: Error) => broken.set(name, error.message));
      }
    }
    for (const which of WORLDS) worlds[which].clock.reset();
  }
  for (const [name, why] of broken) console.log(`scene "${name}" broke off: ${why}`);
  if (broken.size > 0) process.exitCode = 1;
  return linesOf(kept);
}

function linesOf(kept: ReadonlyMap<string, Costs>): Line[] {
  const measure = 'growth: a command';
  const lines: Line[] = [...kept].map(([name, costs]) => ({ measure, name, ...costs }));
  const left = Object.keys(calls).filter((name) => !name.startsWith('GET ') && !kept.has(name));
  if (left.length > 0) {
    lines.push({ measure, name: `${left.length} others`, ...noCosts(), missing: left.join(', ') });
  }
  return lines;
}
