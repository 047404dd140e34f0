import type { Standing } from '../../rating/glicko.ts';
import type { SeasonRankId } from '../../rating/season-ranks.ts';

/** What somebody keeps of a season. */
export interface SeasonBadge {
  readonly rank: SeasonRankId;
  /** What the rating was worth at least, the rating itself, and the rated matches. */
  readonly worth: number;
  readonly rating: number;
  readonly games: number;
}

export interface SeasonEffects {
  /** A season is over for somebody who played in it: once, with a badge or without. */
  'season-left': {
    readonly wallet: string;
    readonly season: number;
    readonly badge: SeasonBadge | null;
    /** As it is taken into the next one. */
    readonly standing: Standing;
  };
}
