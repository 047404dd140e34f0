import { randomInt } from 'node:crypto';
import { type HousePlayer, housePlayers } from '@goats/collection';
import { isAwaited, type MatchState, SEATS, type Seat } from '@goats/rules';

const BY_ADDRESS: ReadonlyMap<string, HousePlayer> = new Map(
  housePlayers().map((player) => [player.address, player]),
);

/** `houseOf('0x…')?.name // 'Gaffer Billy'`; undefined for everybody else. */
export function houseOf(address: string): HousePlayer | undefined {
  return BY_ADDRESS.get(address);
}

const SOONEST_MS = 1_000;
const LATEST_MS = 3_000;

/** The seat of a house player who has something to do now, or null. */
export function houseSeatToAct(state: MatchState): Seat | null {
  return SEATS.find((seat) => state.players[seat].house && isAwaited(state, seat)) ?? null;
}

/** When the house will act: within one to three seconds, like somebody who thinks first. */
export function houseTimeFor(state: MatchState, now: number): number | null {
  return houseSeatToAct(state) === null ? null : now + randomInt(SOONEST_MS, LATEST_MS + 1);
}
