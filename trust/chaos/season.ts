import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import { beginDuel, type Duel, look, move, playOut, type View } from '../players/duel.ts';
import type { Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';

/** What the players themselves know to have happened. The books have to agree with it. */
export interface Memory {
  readonly duels: { readonly duel: Duel; end: View | undefined }[];
  /** Stakes that were put down and taken back. */
  cancelled: number;
  /** What was refused although nothing was wrong with it. */
  readonly surprises: string[];
}

/** Two players, one match after the other, until `over` says so or their cards have all played. */
export async function playSeason(
  wire: Wire,
  pair: readonly [Player, Player],
  memory: Memory,
  chance: Chance,
  over: () => boolean,
): Promise<void> {
  const wires = [wire, wire] as const;
  const pause = () => sleep(chance.below(400));
  while (!over() && pair[0].cards.length > 1 && pair[1].cards.length > 1) {
    try {
      const way = chance.next();
      if (way < 0.15) {
        await openAndCancel(wire, pair[0], memory);
        continue;
      }
      const stake = chance.pick([10, 25, 50, 75, 100]);
      const duel = await beginDuel(wires, chance.maybe(0.5) ? pair : [pair[1], pair[0]], stake);
      const entry = { duel, end: undefined as View | undefined };
      memory.duels.push(entry);
      if (way < 0.25) {
        // Both walk away after the first move; the clock has to bring it home.
        await move(wires, duel, await look(wire, duel));
        continue;
      }
      entry.end = await playOut(wires, duel, { pause });
    } catch (error) {
      memory.surprises.push((error as Error).message);
    }
  }
}

async function openAndCancel(wire: Wire, player: Player, memory: Memory): Promise<void> {
  const card = player.cards.pop()!;
  const opened = await player.surely(wire, 'POST', '/api/challenges', {
    challengerId: player.address,
    challengerNftId: card.id,
    hoofStake: 10,
    rarity: 'Legendary',
  });
  if (opened.status !== 201) throw new Error(`challenge refused: ${JSON.stringify(opened.body)}`);
  const cancelled = await player.surely(wire, 'DELETE', `/api/challenges/${opened.body.id}`);
  if (cancelled.status !== 200)
    throw new Error(`cancel refused: ${JSON.stringify(cancelled.body)}`);
  memory.cancelled += 1;
}

const LAST_WHISTLE_MS = 300_000;

/** Waits until the clock has ended what its players left, and remembers how it ended. */
export async function waitForTheEnd(wire: Wire, memory: Memory): Promise<void> {
  const giveUpAt = Date.now() + LAST_WHISTLE_MS;
  for (const entry of memory.duels) {
    while (!entry.end && Date.now() < giveUpAt) {
      const view = await look(wire, entry.duel);
      if (view.phase === 'finished') entry.end = view;
      else await sleep(500);
    }
  }
}

/** Sentences about whatever the players remember otherwise than the books; none when all is well. */
export async function compareMemory(
  wire: Wire,
  players: readonly Player[],
  memory: Memory,
): Promise<string[]> {
  const wrong: string[] = [];
  const due = new Map(players.map((player) => [player.address, player.startHoof]));
  for (const { duel, end } of memory.duels) {
    if (!end?.result) wrong.push(`match ${duel.matchId} never ended`);
    for (const seat of [0, 1] as const) {
      const { address } = duel.players[seat];
      const change = (end?.result?.payouts[seat] ?? 0) - duel.stake;
      due.set(address, (due.get(address) ?? 0) + change);
    }
  }
  for (const player of players) {
    const { body } = await player.surely(wire, 'GET', `/api/wallets/${player.address}`);
    const expected = due.get(player.address);
    if (Math.round(body.hoofBalance * 100) !== Math.round((expected ?? 0) * 100)) {
      wrong.push(`${player.address} holds ${body.hoofBalance} HOOF and should hold ${expected}`);
    }
  }
  return wrong;
}
