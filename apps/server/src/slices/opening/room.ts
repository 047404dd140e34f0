import type { Room } from '../../room.ts';
import { challengeRoutes } from './challenge-routes.ts';
import { duelRoutes } from './duel-routes.ts';
import { expireOpenings } from './expiry.ts';
import { rematchRoutes } from './rematch-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { OPENING_SIGNS } from './signs.ts';

export const openingRoom: Room = {
  routes: [challengeRoutes, requestRoutes, rematchRoutes, duelRoutes],
  signs: OPENING_SIGNS,
  duties: [{ every: 'second', run: expireOpenings }],
};
