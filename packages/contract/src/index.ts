export * from './call.ts';
export * from './calls/catalogue.ts';
export * from './calls/index.ts';
export * from './calls/market.ts';
export * from './client.ts';
export * from './error-codes.ts';
export * from './fields.ts';
export * from './pages.ts';
