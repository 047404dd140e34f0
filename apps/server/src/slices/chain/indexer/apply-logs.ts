import { type Again, runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';
import { unlessRefused } from '../../../kernel/refusals.ts';
import { hasCardUnderWay, waitingLogs } from '../log-store.ts';
import { commandOf, subjectOf, type WaitingLog } from './log-commands.ts';

/** Enough to fill the world's batches several times over. */
const AT_ONCE = 400;
/** In one round: whoever leaves, vouchers that ran out and roots have their turn after so many. */
const MOST_BATCHES = 5;

/**
 * Carries out what final logs mean, oldest first, as many as a round has room for; the next one goes on
 * from there. A log that the world refuses for now (the card is still in a match) waits, and everything
 * later about the same wallet or card waits behind it; it is told again with the next pass, for as
 * long as it takes, and the desk shows how long that is. One at fault is backed off from, with
 * everything about the same wallet or card, and holds up no other.
 */
export function createApplier(
  game: Game,
  { atOnce = AT_ONCE, most = MOST_BATCHES } = {},
): (goOn: () => Promise<boolean>) => Promise<void> {
  const START = { block: -1, index: -1 };
  let after = START;
  /** What waits in this pass: nothing later about it is told before the next one. */
  let stuck = new Set<string>();
  const startOver = () => {
    after = START;
    stuck = new Set();
  };
  return async (goOn) => {
    for (let batch = 0; batch < most; batch += 1) {
      const logs = await waitingLogs(game.db, after, atOnce);
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
      // Another instance may have gone on from the start meanwhile.
      if (!last || logs.length < atOnce || !(await goOn())) return startOver();
      after = last;
    }
  };
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
