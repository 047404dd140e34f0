import type { Battler } from '../../rating/rate-match.ts';
import type { SeasonBadge } from './effects.ts';

/** The part of the world that seasons are about. */
export interface SeasonWorld {
  battlers: Map<string, Battler>;
  houses: Set<string>;
  /** By season and wallet. */
  seasonBadges: Map<string, SeasonBadge>;
}

export const badgeKey = (season: number, wallet: string) => `${season} ${wallet}`;
