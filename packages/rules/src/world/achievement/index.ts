import type { AchievementId } from '../../achievements/achievements.ts';
import { matchAchievements, type PlayedMatch } from '../../achievements/match-achievements.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Effect, Unchecked } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';

export interface AchievementQuestions {
  /** What a wallet was told of already. */
  achieved: Unchecked<{ readonly wallet: string }, readonly AchievementId[]>;
}

export interface AchievementEffects {
  /** Somebody has done something for the first time. */
  achieved: { readonly wallet: string; readonly id: AchievementId; readonly matchId: number };
}

// biome-ignore lint/complexity/noBannedTypes: nobody asks for an achievement, matches bring them
export type AchievementCommands = {};

declare module '../kernel/registry.ts' {
  interface Questions extends AchievementQuestions {}
  interface Effects extends AchievementEffects {}
}

export const achievement: Slice<AchievementCommands, AchievementQuestions> = {
  decisions: {},
  unchecked: {
    achieved: 'a match of the same wallet changes its record, and that is looked at',
  },
};

/** What a match makes true of one of its two for the first time. */
export function newAchievements(
  match: PlayedMatch & { readonly id: number },
  seat: Seat,
  known: readonly AchievementId[],
): Effect[] {
  const wallet = match.state.players[seat].address;
  return matchAchievements(match, seat)
    .filter((id) => !known.includes(id))
    .map((id) => ({ type: 'achieved', wallet, id, matchId: match.id }));
}
