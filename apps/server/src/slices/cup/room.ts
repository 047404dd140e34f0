import type { Room } from '../../room.ts';
import { CUP_AUDIT_CHECKS } from './cup-audit.ts';
import { cupRoutes } from './cup-routes.ts';
import { runCups } from './run-cups.ts';
import { CUP_SIGNS } from './signs.ts';

export const cupRoom: Room = {
  routes: [cupRoutes],
  duties: [{ every: 'second', run: runCups }],
  signs: CUP_SIGNS,
  audits: CUP_AUDIT_CHECKS,
};
