export { auditReserves } from './reserves-audit.ts';
export { RewindError, rewindChain } from './rewind/rewind.ts';
export { chainRoom } from './room.ts';
export { createRoyaltyReader } from './royalty.ts';
export { createChainLoop } from './run-chain.ts';
