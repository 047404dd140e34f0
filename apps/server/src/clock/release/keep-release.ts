import { migrate } from '../../db/migrate.ts';
import { forgetFunctions, sayReleaseRuns } from '../../db/releases.ts';
import { SQL_FOLDER } from '../../db/sql-folder.ts';
import type { Game } from '../../game.ts';

/**
 * Says that this release is running, so that nobody takes away what it needs, and takes away what
 * releases needed that nobody runs any more. An instance that was frozen for longer than that finds its
 * functions gone, and makes them again.
 */
export async function keepRelease({ db, clock }: Pick<Game, 'db' | 'clock'>): Promise<void> {
  const { known, othersGone } = await sayReleaseRuns(db, clock.now());
  if (!known) await migrate(db, SQL_FOLDER);
  if (othersGone) await forgetFunctions(db, clock.now());
}
