import type { Room } from '../../room.ts';
import { cardRoutes } from './card-routes.ts';

export const cardRoom: Room = {
  routes: [cardRoutes],
};
