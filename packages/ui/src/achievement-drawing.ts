import { achievementPicture } from '@goats/art';
import { type AchievementId, achievementNamed } from '@goats/rules';

const drawn = new Map<AchievementId, string>();

/** `achievementSource('comeback') // 'data:image/svg+xml,…'` */
export function achievementSource(id: AchievementId): string {
  const source =
    drawn.get(id) ??
    `data:image/svg+xml,${encodeURIComponent(achievementPicture(id, achievementNamed(id).name))}`;
  drawn.set(id, source);
  return source;
}
