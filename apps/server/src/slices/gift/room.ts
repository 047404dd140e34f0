import type { Room } from '../../room.ts';
import { giveOwnCards } from './own-cards.ts';
import { packRoutes } from './pack-routes.ts';

export const giftRoom: Room = {
  routes: [packRoutes],
  duties: [
    {
      every: 'second',
      run: async (game) => (game.config.economy.starter.lent ? giveOwnCards(game) : null),
    },
  ],
};
