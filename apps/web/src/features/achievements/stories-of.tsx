import { useAchievements } from './achievement-queries.ts';
import AchievementShelf from './achievement-shelf.tsx';

/** The stories of an album's owner; nothing until they are there, and nothing should they not come. */
export default function StoriesOf({ address }: { address: string }) {
  const { data } = useAchievements(address);
  return data ? <AchievementShelf achieved={data} /> : null;
}
