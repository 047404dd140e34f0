export { giveAllowance } from './allowance.ts';
export { giftRoom } from './room.ts';
export { hasClaimedStarter, recordOf } from './starter-store.ts';
