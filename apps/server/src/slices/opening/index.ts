export { bonusSides } from './bonus-sides.ts';
export { duelBy, openFor } from './opening-store.ts';
export { openingRoom } from './room.ts';
export { type OpeningRow, toOpening } from './world/facts.ts';
