import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ThrowAway } from '../cluster/throw-away.ts';
import { beginDuel, type Duel, look, move } from '../players/duel.ts';
import { enter, type Player } from '../players/player.ts';
import { createWire, type Wire } from '../players/wire.ts';
import { callFrom, type Reply } from './call-from.ts';
import { watchOverdue } from './overdue.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface FloodOptions {
  /** Calls about practice, at least. */
  readonly calls?: number;
  /** Loopback addresses that they come from. */
  readonly addresses?: number;
  /** Staked duels that are played all the while, and as many in which nobody ever moves. */
  readonly duels?: number;
  /** The flood goes on for so long at least, so that clocks run out in the middle of it. */
  readonly seconds?: number;
  readonly headStartMs?: number;
}

export interface FloodReport {
  readonly calls: number;
  readonly seconds: number;
  /** How the calls about practice were answered; 0 stands for nobody. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds that moves of staked matches took to be answered. */
  readonly moves: Spread;
  /** Milliseconds by which the clock was late in staked matches. */
  readonly timeOuts: Spread;
}

/** Of each address at a time: a browser has six. */
const AT_ONCE = 6;
/** A match in which nobody moves is left alone for so long before the flood: its first clock runs out in it. */
const HEAD_START_MS = 45_000;
const THINK_MS = 1_000;

/**
 * Thousands of calls about practice from a handful of addresses, each with a fresh browser as often
 * as it likes, while staked duels are played and others are left to the clock. Works on a throw-away
 * cluster with any limits; everybody who stakes needs one card of a starter pack for every duel.
 *
 * `const { moves, timeOuts } = await practiceFlood(cluster, { calls: 10_000, addresses: 12 })`
 */
export async function practiceFlood(
  cluster: ThrowAway,
  {
    calls = 10_000,
    addresses = 12,
    duels = 12,
    seconds = 60,
    headStartMs = HEAD_START_MS,
  }: FloodOptions = {},
): Promise<FloodReport> {
  const door = createWire(cluster.url, 64);
  const absent = await pairsOf(door, 'absent', 1, duels);
  const playing = await pairsOf(door, 'busy', 1 + 2 * duels, duels);
  const idle = await Promise.all(absent.map((pair) => beginDuel([door, door], pair)));
  await sleep(headStartMs);

  let over = false;
  const took: number[] = [];
  const games = playing.map((pair) => playOn(door, pair, took, () => over));
  const overdue = watchOverdue(cluster.db, new Set(idle.map(({ matchId }) => Number(matchId))));
  const began = performance.now();
  const statuses = new Map<number, number>();
  let sent = 0;
  const goesOn = () => sent < calls || performance.now() - began < seconds * 1_000;
  const count = ({ status }: Reply) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const ports = cluster.instances.map(({ port }) => port);
  await Promise.all(
    Array.from({ length: addresses * AT_ONCE }, async (_, caller) => {
      const port = ports[caller % ports.length]!;
      const call = callFrom(`127.0.0.${2 + (caller % addresses)}`, port);
      while (goesOn()) {
        sent += 2;
        count(await practise(call, count));
      }
    }),
  );
  over = true;
  const floodSeconds = (performance.now() - began) / 1_000;
  const late = await overdue.stop();
  await Promise.all(games);
  door.close();
  return {
    calls: sent,
    seconds: floodSeconds,
    statuses,
    moves: spreadOf(took),
    timeOuts: spreadOf(late),
  };
}

/** A browser that nobody has seen before begins a match and moves in it at once, or in some other. */
async function practise(
  call: ReturnType<typeof callFrom>,
  count: (reply: Reply) => unknown,
): Promise<Reply> {
  const begun = await call('/api/practice', {});
  count(begun);
  const id = begun.body?.id ?? '1';
  const commitment = randomBytes(32).toString('hex');
  return call(`/api/matches/${id}/actions`, { type: 'commit', commitment }, begun.cookies);
}

type Two = readonly [Player, Player];

async function pairsOf(wire: Wire, name: string, first: number, count: number): Promise<Two[]> {
  const players = await Promise.all(
    Array.from({ length: 2 * count }, (_, i) => enter(wire, `${name} ${i}`, first + i)),
  );
  return Array.from({ length: count }, (_, i) => [players[2 * i]!, players[2 * i + 1]!] as const);
}

/** One duel after the other, at the pace of people in a hurry, for as long as there are cards. */
async function playOn(
  wire: Wire,
  pair: Two,
  took: number[],
  stopped: () => boolean,
): Promise<void> {
  let duel: Duel | undefined;
  while (!stopped()) {
    if (!duel && pair.some(({ cards }) => cards.length === 0)) return;
    duel ??= await beginDuel([wire, wire], pair);
    const view = await look(wire, duel);
    if (view.phase === 'finished') duel = undefined;
    else {
      const began = performance.now();
      await move([wire, wire], duel, view);
      took.push(performance.now() - began);
    }
    await sleep(THINK_MS);
  }
}
