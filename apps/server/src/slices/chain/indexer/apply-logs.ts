import { type Again, runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';
import { unlessRefused } from '../../../kernel/refusals.ts';
import { hasCardUnderWay, waitingLogs } from '../log-store.ts';
import { commandOf, subjectOf, type WaitingLog } from './log-commands.ts';

/** Enough to fill the world's batches several times over. */
const AT_ONCE = 400;

/**
 * Carries out what final logs mean, oldest first. A log that the world refuses for now (the card is
 * still in a match) waits, and everything later about the same wallet or card waits behind it; it is
 * told again with the next round, for as long as it takes, and the desk shows how long that is. One
 * at fault is backed off from, with everything about the same wallet or card, and holds up no other.
 */
export async function applyLogs(game: Game, goOn: () => Promise<boolean>): Promise<void> {
  const stuck = new Set<string>();
  let after = { block: -1, index: -1 };
  for (;;) {
    const logs = await waitingLogs(game.db, after, AT_ONCE);
    const subjects = [...bySubject(logs)].filter(([name]) => !stuck.has(name));
    for (const [name] of subjects) stuck.add(name);
    await runDuty(
      game,
      'apply-log',
      subjects,
      ([subject]) => ({ subject }),
      async ([name, own], again) => {
        if (await applyInOrder(game, own, again)) stuck.delete(name);
      },
    );
    const last = logs.at(-1);
    if (!last || logs.length < AT_ONCE || !(await goOn())) break;
    after = last;
  }
}

/** Whether all of them are done. */
async function applyInOrder(
  game: Game,
  logs: readonly WaitingLog[],
  again: Again,
): Promise<boolean> {
  const { world, clock } = game;
  for (const log of logs) {
    if (log.event === 'Stayed' && (await hasCardUnderWay(game.db, String(log.args.account)))) {
      return false;
    }
    if (!(await unlessRefused(world.run(commandOf(log, clock.now()), again)))) return false;
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
