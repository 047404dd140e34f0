export { achievementsOf } from './achievement-store.ts';
export { achievementRoom } from './room.ts';
