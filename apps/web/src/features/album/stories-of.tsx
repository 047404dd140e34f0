import AchievementShelf from '../achievements/achievement-shelf.tsx';
import { usePlayer } from '../players/player-queries.ts';

/** The stories of an album's owner; nothing until they are there, and the house has none to tell. */
export default function StoriesOf({ address }: { address: string }) {
  const { data } = usePlayer(address);
  return data && !data.house ? <AchievementShelf achieved={data.achievements} /> : null;
}
