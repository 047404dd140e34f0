export { giveAllowance } from './allowance.ts';
export { giveOwnCards } from './own-cards.ts';
export { packRoutes } from './pack-routes.ts';
export { giftRoom } from './room.ts';
export { hasClaimedStarter, recordOf } from './starter-store.ts';
