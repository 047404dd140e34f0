import type { Room } from '../room.ts';
import { albumRoutes } from './album/album-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { collectionRoutes } from './catalogue/collection-routes.ts';
import { featuredGoatRoutes } from './catalogue/featured-goats.ts';
import { metadataRoutes } from './catalogue/metadata-routes.ts';
import { masterGoatRoutes } from './master-goats/master-goat-routes.ts';
import { imageRoutes } from './pictures/image-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { SERIES_AUDIT_CHECKS } from './series/series-audit.ts';
import { seriesRoutes } from './series/series-routes.ts';

export const cardsRoom: Room = {
  routes: [
    ...[masterGoatRoutes, featuredGoatRoutes, seriesRoutes, catalogueRoutes, collectionRoutes],
    ...[metadataRoutes, albumRoutes, priceRoutes, imageRoutes],
  ],
  audits: SERIES_AUDIT_CHECKS,
};
