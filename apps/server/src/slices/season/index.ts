export { seasonRoom } from './room.ts';
export { type BadgeRow, badgesOf } from './season-store.ts';
