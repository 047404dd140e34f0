export { tradeRoom } from './room.ts';
export { importSales } from './sales/import-sales.ts';
export { readSaleRows } from './sales/sale-rows.ts';
export { swapsFor } from './swaps/swap-store.ts';
export { type OfferRow, toOffer } from './world/facts.ts';
