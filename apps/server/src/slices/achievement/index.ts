export { type AchievementRow, achievementsOf } from './achievement-store.ts';
export { achievementRoom } from './room.ts';
