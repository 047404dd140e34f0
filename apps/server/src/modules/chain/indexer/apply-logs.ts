import type { Game } from '../../../game.ts';
import { unlessRefused } from '../../../world/run-all.ts';
import { hasCardUnderWay, waitingLogs } from '../log-store.ts';
import { commandOf, subjectOf, type WaitingLog } from './log-commands.ts';

/** Enough to fill the world's batches several times over. */
const AT_ONCE = 400;

/**
 * Carries out what final logs mean, oldest first. A log that the world refuses for now (the card is
 * still in a match) waits, and everything later about the same wallet or card waits behind it; it is
 * told again with the next round, for as long as it takes, and the desk shows how long that is.
 */
export async function applyLogs(game: Game, goOn: () => Promise<boolean>): Promise<void> {
  const stuck = new Set<string>();
  const faults: unknown[] = [];
  let after = { block: -1, index: -1 };
  for (;;) {
    const logs = await waitingLogs(game.db, after, AT_ONCE);
    const subjects = [...bySubject(logs)].filter(([name]) => !stuck.has(name));
    await Promise.all(
      subjects.map(async ([name, own]) => {
        const done = await applyInOrder(game, own).catch((error: unknown) => {
          faults.push(error);
          return false;
        });
        if (!done) stuck.add(name);
      }),
    );
    const last = logs.at(-1);
    if (!last || logs.length < AT_ONCE || !(await goOn())) break;
    after = last;
  }
  // Only now: one log at fault must not keep the others from being applied.
  if (faults.length > 0) throw faults[0];
}

/** Whether all of them are done. */
async function applyInOrder(game: Game, logs: readonly WaitingLog[]): Promise<boolean> {
  const { world, clock } = game;
  for (const log of logs) {
    if (log.event === 'Stayed' && (await hasCardUnderWay(game.db, String(log.args.account)))) {
      return false;
    }
    if (!(await unlessRefused(world.run(commandOf(log, clock.now()))))) return false;
  }
  return true;
}

function bySubject(logs: readonly WaitingLog[]): Map<string, WaitingLog[]> {
  const subjects = new Map<string, WaitingLog[]>();
  for (const log of logs) {
    const name = subjectOf(log);
    const own = subjects.get(name);
    if (own) own.push(log);
    else subjects.set(name, [log]);
  }
  return subjects;
}
