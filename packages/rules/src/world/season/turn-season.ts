import { seasonStart } from '../../rating/seasons.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { leaveSeason } from './leave-season.ts';

/** So many leave a season in one transaction: nobody's match waits long for it. */
export const LEAVERS_AT_ONCE = 100;

/** Another season has begun: some of those who played in one before it leave that. */
export interface TurnSeasonCommand {
  readonly type: 'turn-season';
  /** The one that has begun. */
  readonly season: number;
  readonly at: number;
}

/** Answers how many left; none when everybody has. */
export function* decideTurnSeason({ season, at }: TurnSeasonCommand): Deciding<number> {
  if (at < seasonStart(season)) return refusePlainly('CONFLICT', 'This season has not begun.');
  const { leavers } = yield* ask({
    leavers: { ask: 'season-leavers', before: season, most: LEAVERS_AT_ONCE },
  });
  const { battlers } = yield* ask({
    battlers: leavers.map(({ address }) => ({ ask: 'battler', address }) as const),
  });
  return {
    ok: true,
    answer: leavers.length,
    effects: leavers.flatMap((who, i) => leaveSeason(who, battlers[i] ?? null, season)),
  };
}
