export { expireOffers } from './expire-offers.ts';
export { tradeRoom } from './room.ts';
export { importSales } from './sales/import-sales.ts';
export { leaderboardRoutes } from './sales/leaderboard-routes.ts';
export { readSaleRows } from './sales/sale-rows.ts';
export { tradingRoutes } from './trading-routes.ts';
export { type OfferRow, toOffer } from './world/facts.ts';
