import { seasonOf, weekOf } from '@goats/rules';
import type { Deps } from '../../../deps.ts';
import { BATTLERS, countMarks, seasonBoard, weekBoard } from './rank-marks-store.ts';

/** How old a place may be of somebody who is not near the top. */
const MARKS_MS = 60_000;

/** One walk along an index a minute, whoever is asked about and however often. */
export async function keepMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const boards = [BATTLERS, weekBoard(String(weekOf(now))), seasonBoard(String(seasonOf(now)))];
  await countMarks(db, boards, { at: new Date(now), after: new Date(now - MARKS_MS) });
  return MARKS_MS;
}
