export { auditReserves } from './reserves-audit.ts';
export { chainRoom } from './room.ts';
export { createRoyaltyReader } from './royalty.ts';
export { createChainLoop } from './run-chain.ts';
