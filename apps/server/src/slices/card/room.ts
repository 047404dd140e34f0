import type { Room } from '../../room.ts';
import { cardRoutes } from './card-routes.ts';
import { CARD_SIGNS } from './signs.ts';

export const cardRoom: Room = {
  routes: [cardRoutes],
  signs: CARD_SIGNS,
};
