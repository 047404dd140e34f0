export { bonusSides } from './bonus-sides.ts';
export { challengeRoutes } from './challenge-routes.ts';
export { expireOpenings } from './expiry.ts';
export { rematchRoutes } from './rematch-routes.ts';
export { requestRoutes } from './request-routes.ts';
export { openingRoom } from './room.ts';
export { type OpeningRow, toOpening } from './world/facts.ts';
