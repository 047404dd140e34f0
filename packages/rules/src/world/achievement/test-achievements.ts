import type { AchievementId } from '../../achievements/achievements.ts';

/** The part of the world that achievements are about. */
export interface AchievementWorld {
  /** By wallet. */
  achieved: Map<string, readonly AchievementId[]>;
}
