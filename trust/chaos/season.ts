import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import {
  beginDuel,
  type Duel,
  KEYED_SHARE,
  look,
  move,
  playOut,
  type View,
  type Wires,
} from '../players/duel.ts';
import { enter, type Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';

/** What the players themselves know to have happened. The books have to agree with it. */
export interface Memory {
  readonly players: Player[];
  readonly duels: { readonly duel: Duel; end: View | undefined }[];
  /** Stakes that were put down and taken back. */
  cancelled: number;
  /** What was refused, or stood still, although nothing was wrong with it. */
  readonly surprises: string[];
}

/** Two players who meet again and again, or the door that newcomers come in by. */
export interface Table {
  readonly name: string;
  /** How often something was done here from beginning to end; what stands still has no progress. */
  done: number;
  /** Nobody is here any more. */
  left: boolean;
}

/** Two players, one match after the other, until `over` says so or their cards have all played. */
export async function playSeason(
  wires: Wires,
  pair: readonly [Player, Player],
  memory: Memory,
  table: Table,
  chance: Chance,
  over: () => boolean,
  /** Between two matches: whoever plays for long must not run out of cards. */
  rest: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const pace = { pause: () => sleep(chance.below(400)), keyed: () => chance.maybe(KEYED_SHARE) };
  for (; !over() && pair[0].cards.length > 1 && pair[1].cards.length > 1; await rest()) {
    try {
      const way = chance.next();
      if (way < 0.15) {
        await openAndCancel(wires[0], pair[0], memory);
        continue;
      }
      // More than a friendly house player helps a newcomer with: it might be faster than a table whose
      // server was just killed.
      const stake = chance.pick([25, 50, 75, 100]);
      const duel = await beginDuel(wires, chance.maybe(0.5) ? pair : [pair[1], pair[0]], stake);
      const entry = { duel, end: undefined as View | undefined };
      memory.duels.push(entry);
      if (way < 0.25) {
        // Both walk away after the first move; the clock has to bring it home.
        await move(wires, duel, await look(wires[0], duel));
        continue;
      }
      entry.end = await playOut(wires, duel, pace);
      table.done += 1;
    } catch (error) {
      memory.surprises.push((error as Error).message);
    }
  }
  table.left = true;
}

const ARRIVE_EVERY_MS = 2_000;
/** Each takes a hundred of the 20,000 cards along. */
const MOST_NEWCOMERS = 120;

/** People who sign in for the first time and open their starter pack, which all wait for the treasury. */
export async function letNewcomersIn(
  wires: readonly Wire[],
  memory: Memory,
  table: Table,
  over: () => boolean,
  everyMs = ARRIVE_EVERY_MS,
): Promise<void> {
  for (let i = 0; !over() && i < MOST_NEWCOMERS; i += 1) {
    try {
      memory.players.push(await enter(wires[i % wires.length]!, `newcomer ${i}`, 10_000 + i));
      table.done += 1;
    } catch (error) {
      memory.surprises.push((error as Error).message);
    }
    await sleep(everyMs);
  }
  table.left = true;
}

async function openAndCancel(wire: Wire, player: Player, memory: Memory): Promise<void> {
  const card = player.cards.pop()!;
  const opened = await player.surely(wire, 'POST', '/api/challenges', {
    challengerId: player.address,
    challengerNftId: card.id,
    hoofStake: 25,
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

/** For whoever has no time for the clock: what its players left they concede. */
export async function concedeWhatIsLeft(wire: Wire, memory: Memory): Promise<void> {
  for (const { duel, end } of memory.duels) {
    if (end) continue;
    const path = `/api/matches/${duel.matchId}/actions`;
    await duel.players[0].surely(wire, 'POST', path, { type: 'concede' });
  }
}

/** Sentences about whatever the players remember otherwise than the books; none when all is well. */
export async function compareMemory(wire: Wire, memory: Memory): Promise<string[]> {
  const wrong: string[] = [];
  const due = new Map(memory.players.map((player) => [player.address, player.startHoof]));
  for (const { duel, end } of memory.duels) {
    if (!end?.result) wrong.push(`match ${duel.matchId} never ended`);
    for (const seat of [0, 1] as const) {
      const { address } = duel.players[seat];
      const change = (end?.result?.payouts[seat] ?? 0) - duel.stake;
      due.set(address, (due.get(address) ?? 0) + change);
    }
  }
  for (const player of memory.players) {
    const { body } = await player.surely(wire, 'GET', `/api/wallets/${player.address}`);
    const expected = due.get(player.address);
    if (Math.round(body.hoofBalance * 100) !== Math.round((expected ?? 0) * 100)) {
      wrong.push(`${player.address} holds ${body.hoofBalance} HOOF and should hold ${expected}`);
    }
  }
  return wrong;
}
