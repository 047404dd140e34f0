import type { Room } from './room.ts';

const NOBODY: ReadonlySet<Room> = new Set();

/** The rooms that are open here, by wallet and by the matches that are played in them. */
export interface Rooms {
  readonly size: number;
  all(): Iterable<Room>;
  wallets(): string[];
  of(wallet: string): Room | undefined;
  /** Who plays this match. */
  in(matchId: number): ReadonlySet<Room>;
  add(room: Room): void;
  remove(room: Room): void;
  /** Its matches are others than these now. */
  played(room: Room, before: ReadonlyMap<number, unknown>): void;
}

export function createRooms(): Rooms {
  const byWallet = new Map<string, Room>();
  const byMatch = new Map<number, Set<Room>>();

  function enter(matchId: number, room: Room): void {
    const players = byMatch.get(matchId);
    if (players) players.add(room);
    else byMatch.set(matchId, new Set([room]));
  }

  function leave(matchId: number, room: Room): void {
    const players = byMatch.get(matchId);
    players?.delete(room);
    if (players?.size === 0) byMatch.delete(matchId);
  }

  return {
    get size() {
      return byWallet.size;
    },
    all: () => byWallet.values(),
    wallets: () => [...byWallet.keys()],
    of: (wallet) => byWallet.get(wallet),
    in: (matchId) => byMatch.get(matchId) ?? NOBODY,
    add(room) {
      byWallet.set(room.wallet, room);
    },
    remove(room) {
      for (const id of room.matches.keys()) leave(id, room);
      // Somebody may have come in the meantime and opened another room for this wallet.
      if (byWallet.get(room.wallet) === room) byWallet.delete(room.wallet);
    },
    played(room, before) {
      // Everybody has left while it was being read: nothing would ever take it out again.
      if (byWallet.get(room.wallet) !== room) return;
      for (const id of before.keys()) if (!room.matches.has(id)) leave(id, room);
      for (const id of room.matches.keys()) if (!before.has(id)) enter(id, room);
    },
  };
}
