import type { Room } from '../room.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

/** Last of all: what nobody else answers is a page. */
export const siteRoom: Room = { routes: [healthRoutes, faultRoutes, sitemapRoutes, pageRoutes] };
