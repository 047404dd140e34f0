export { seasonRoom } from './room.ts';
