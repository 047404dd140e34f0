import type { Chain } from '../../../chain/chain.ts';
import type { Game } from '../../../game.ts';
import { readLeaves } from './leaf-store.ts';
import {
  activeRoot,
  dropOldLeaves,
  forgetPassedRoots,
  insertRoot,
  lastWordFor,
  leavesOfData,
  pendingRoots,
  type WaitingRoot,
  waitingRoot,
} from './root-store.ts';

/**
 * Reckons a root from the ledger as it stands and writes it down; lists of leaves that nobody needs
 * any more make room for it. Undefined when its list of leaves is out already and, with `onlyIfNew`,
 * when it would say what the newest root says.
 *
 * `const root = await makeRoot(game, chain)`
 */
export async function makeRoot(
  { db, clock, roots }: Pick<Game, 'db' | 'clock' | 'roots'>,
  chain: Chain,
  { onlyIfNew = false }: { readonly onlyIfNew?: boolean } = {},
): Promise<WaitingRoot | undefined> {
  const now = clock.now();
  const snapshot = await readLeaves(db, chain, lastWordFor(now));
  if (!snapshot) return undefined;
  const made = await roots.desk.make(snapshot.text);
  if (onlyIfNew) {
    const last = (await pendingRoots(db)).at(-1) ?? (await activeRoot(db));
    const isSame =
      last?.accounts === made.accountsRoot &&
      last.cards === made.cardsRoot &&
      last.deposits === snapshot.deposits &&
      last.card_deposits === snapshot.cardDeposits;
    // Before anybody has anything there is nothing to promise, which the first root already says.
    const isEmpty = last?.epoch === 1 && made.accounts + made.cards + snapshot.deposits === 0;
    if (isSame || isEmpty) return undefined;
  }
  // While no block becomes final nobody could tell the two apart, and the second would wait for ever.
  if (await leavesOfData(db, made.data)) return undefined;
  await insertRoot(db, made, snapshot, new Date(now));
  await dropOldLeaves(db);
  await forgetPassedRoots(db, now);
  return waitingRoot(db, now);
}
