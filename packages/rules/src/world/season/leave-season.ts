import { noticeOf } from '../../notices/notice-words.ts';
import type { Battler } from '../../rating/rate-match.ts';
import { seasonRankOf, worthOf } from '../../rating/season-ranks.ts';
import { intoNewSeason, NO_SEASON, SEASON_MATCHES } from '../../rating/seasons.ts';
import type { Effect } from '../kernel/registry.ts';
import type { SeasonBadge } from './effects.ts';

/** Whether the season that somebody plays in is over by the time that `season` is played. */
function hasLeft(battler: Battler | null, season: number): battler is Battler & { season: number } {
  return battler !== null && battler.season !== null && battler.season < season;
}

/** Somebody as they come into a season: less certain when the one before is over. */
export function inSeason(battler: Battler | null, season: number): Battler | null {
  if (!hasLeft(battler, season)) return battler;
  return { ...battler, ...intoNewSeason(battler), ...NO_SEASON };
}

/**
 * What the end of a season brings somebody who played in it: a badge after ten rated matches, and a
 * rating that is less certain. Whoever plays before the clock has come to them leaves it with that
 * match; house players keep no badges.
 */
export function leaveSeason(
  { address: wallet, house }: { readonly address: string; readonly house: boolean },
  battler: Battler | null,
  season: number,
): Effect[] {
  if (!hasLeft(battler, season)) return [];
  const badge = house ? null : badgeOf(battler);
  const left: Effect = {
    ...{ type: 'season-left', wallet, season: battler.season, badge },
    standing: intoNewSeason(battler),
  };
  if (badge === null) return [left];
  const facts = { season: battler.season, rank: badge.rank };
  return [
    left,
    {
      ...{ type: 'message', wallet, topic: 'week', href: `/player/${wallet}` },
      ...noticeOf('season-over', facts),
    },
  ];
}

function badgeOf(battler: Battler): SeasonBadge | null {
  const { rating, seasonGames: games } = battler;
  if (games < SEASON_MATCHES) return null;
  return {
    ...{ rank: seasonRankOf(battler), worth: worthOf(battler) },
    ...{ rating: Math.round(rating), games },
  };
}
