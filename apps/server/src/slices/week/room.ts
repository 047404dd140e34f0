import type { Room } from '../../room.ts';
import { payWeeks } from './pay-weeks.ts';
import { WEEK_SIGNS } from './signs.ts';
import { WEEK_SWEEPS } from './sweeps.ts';
import { WEEK_AUDIT_CHECKS } from './week-audit.ts';
import { weekRoutes } from './week-routes.ts';

export const weekRoom: Room = {
  routes: [weekRoutes],
  duties: [{ every: 'second', run: payWeeks }],
  sweeps: WEEK_SWEEPS,
  signs: WEEK_SIGNS,
  audits: WEEK_AUDIT_CHECKS,
};
