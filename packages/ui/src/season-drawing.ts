import { seasonBadgePicture } from '@goats/art';
import { type SeasonRankId, seasonRankNamed } from '@goats/rules';

const drawn = new Map<SeasonRankId, string>();

/** `seasonBadgeSource('championship') // 'data:image/svg+xml,…'` */
export function seasonBadgeSource(rank: SeasonRankId): string {
  const source =
    drawn.get(rank) ??
    `data:image/svg+xml,${encodeURIComponent(seasonBadgePicture(rank, seasonRankNamed(rank)))}`;
  drawn.set(rank, source);
  return source;
}
