import type { Room } from '../../room.ts';
import { SEASON_AUDIT_CHECKS } from './season-audit.ts';
import { seasonRoutes } from './season-routes.ts';
import { turnSeasons } from './turn-seasons.ts';

export const seasonRoom: Room = {
  routes: [seasonRoutes],
  duties: [{ every: 'second', run: turnSeasons }],
  audits: SEASON_AUDIT_CHECKS,
};
