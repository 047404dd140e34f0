export { weekRoom } from './room.ts';
