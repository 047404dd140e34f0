import type { Room } from '../room.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { auditLogRoutes } from './audit-log/audit-log-routes.ts';
import { clubDeskRoutes } from './club/club-desk-routes.ts';
import { DESK_SWEEPS } from './sweeps.ts';
import { walletDeskRoutes } from './wallets/wallet-desk-routes.ts';

export const deskRoom: Room = {
  routes: [adminRoutes, auditLogRoutes, analyticsRoutes, clubDeskRoutes, walletDeskRoutes],
  sweeps: DESK_SWEEPS,
};
