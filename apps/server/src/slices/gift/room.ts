import type { Room } from '../../room.ts';
import { dailyPackRoutes } from './daily-pack-routes.ts';
import { GIFT_AUDIT_CHECKS } from './gift-audit.ts';
import { giveOwnCards } from './own-cards.ts';
import { packRoutes } from './pack-routes.ts';
import { questRoutes } from './quest-routes.ts';
import { GIFT_SIGNS, registerMostStarters } from './signs.ts';
import { GIFT_SWEEPS } from './sweeps.ts';

export const giftRoom: Room = {
  routes: [packRoutes, dailyPackRoutes, questRoutes],
  sweeps: GIFT_SWEEPS,
  signs: GIFT_SIGNS,
  metrics: [registerMostStarters],
  audits: GIFT_AUDIT_CHECKS,
  duties: [
    {
      every: 'second',
      run: async (game) => (game.config.economy.starter.lent ? giveOwnCards(game) : null),
    },
  ],
};
