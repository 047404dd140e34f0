import { cardsRoom } from './cards/room.ts';
import { clockRoom } from './clock/room.ts';
import { deskRoom } from './desk/room.ts';
import { peopleRoom } from './people/room.ts';
import type { Duty, Room } from './room.ts';
import { siteRoom } from './site/room.ts';
import { achievementRoom } from './slices/achievement/index.ts';
import { auctionRoom } from './slices/auction/index.ts';
import { cardRoom } from './slices/card/index.ts';
import { chainRoom } from './slices/chain/index.ts';
import { cupRoom } from './slices/cup/index.ts';
import { giftRoom } from './slices/gift/index.ts';
import { hoofRoom } from './slices/hoof/index.ts';
import { matchRoom } from './slices/match/index.ts';
import { openingRoom } from './slices/opening/index.ts';
import { seasonRoom } from './slices/season/index.ts';
import { tradeRoom } from './slices/trade/index.ts';
import { weekRoom } from './slices/week/index.ts';

/** The whole server. Duties are done in this order, the house's after everybody's. */
export const ROOMS: readonly Room[] = [
  clockRoom,
  ...[
    hoofRoom,
    matchRoom,
    openingRoom,
    tradeRoom,
    auctionRoom,
    cupRoom,
    weekRoom,
    seasonRoom,
    achievementRoom,
    giftRoom,
    chainRoom,
    cardRoom,
  ],
  ...[peopleRoom, cardsRoom, deskRoom, siteRoom],
];

/** Everything that goes by itself. Nothing depends on it: what is over is refused or ignored anyway. */
export const SWEEPS = ROOMS.flatMap((room) => room.sweeps ?? []);

export const METRICS = ROOMS.flatMap((room) => room.metrics ?? []);

export const SIGNS = ROOMS.flatMap((room) => room.signs ?? []);

export const LANE_DUTIES = ROOMS.flatMap((room) => room.laneDuties ?? []);

/** `dutiesEvery('second')`, in the order of the rooms. */
export function dutiesEvery(every: Duty['every']): readonly Duty[] {
  return ROOMS.flatMap((room) => room.duties ?? []).filter((duty) => duty.every === every);
}
