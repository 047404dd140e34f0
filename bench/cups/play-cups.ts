import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../brief.ts';
import { cpuOf, eachOf, message, percentile, postgresCpu } from '../matches/measure.ts';
import {
  type Api,
  type BenchPlayer,
  beginDuel,
  createApi,
  type Duel,
  playDuel,
} from '../matches/play-over-http.ts';
import type { World } from '../matches/world.ts';
import { printTable, record } from '../report.ts';

const WORKERS = sized(64, 8);
/** Time to enter, before the draw. */
const OPEN_MS = sized(8_000, 1_500);

interface Entered {
  readonly player: BenchPlayer;
  readonly card: number;
}

interface Tie {
  readonly matchId: string | null;
  readonly players: readonly (string | null)[];
  readonly winner: string | null;
}

interface Cup {
  readonly status: string;
  readonly startsAt: string;
  readonly ties: readonly Tie[];
}

interface Run {
  readonly matches: number;
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
  readonly latencies: readonly number[];
}

export async function cupsBesideDuels(world: World): Promise<void> {
  const people = world.players.filter(({ cards }) => cards.some(isCommon));
  const rows: string[][] = [];
  await duels(world, people, sized(200, 4));
  for (const [cups, size, name] of [
    [1, sized(64, 8), 'one cup of 64'],
    [sized(50, 2), 8, 'fifty cups of 8'],
  ] as const) {
    const before = await duels(world, people, cups * (size - 1));
    const played = await playCups(world, people.splice(0, cups * size), cups, size);
    const after = await duels(world, people, cups * (size - 1));
    const reference = (before.matches + after.matches) / (before.seconds + after.seconds);
    const rate = played.matches / played.seconds;
    rows.push([name, ...cells(played), (rate / reference).toFixed(2)]);
    for (const each of [before, after]) rows.push(['as staked duels', ...cells(each), '']);
    if (cups === 1) {
      record({
        ...{ measure: 'a cup of 64, from the draw to the prizes', value: played.seconds },
        ...{ ours: `${played.matches} ties`, reference: 'none' },
      });
    } else {
      record({
        ...{ measure: 'ties of cups beside staked duels', detail: name, value: rate / reference },
        ...{ ours: `${rate.toFixed(0)} /s`, reference: `${reference.toFixed(0)} /s` },
      });
    }
  }
  printTable(
    [
      ...['what', 'matches', 'seconds', 'a second', 'CPU ms a match: server + PostgreSQL'],
      ...['p99 ms', 'ratio'],
    ],
    rows,
  );
  console.log('');
}

const isCommon = ({ rarity }: { rarity: string }) => rarity === 'Common';

function cells({ matches, seconds, server, database, latencies }: Run): string[] {
  return [
    ...[String(matches), seconds.toFixed(2), (matches / seconds).toFixed(0)],
    `${(server / matches).toFixed(1)} + ${(database / matches).toFixed(1)}`,
    percentile(latencies, 99).toFixed(1),
  ];
}

/** Everybody enters, and every tie is played the moment it begins; whatever is refused is thrown. */
async function playCups(
  world: World,
  people: readonly BenchPlayer[],
  cups: number,
  size: number,
): Promise<Run> {
  const api = createApi(world.port, WORKERS);
  world.server.send({ cups, size, openMs: OPEN_MS });
  const { ids } = await message<{ ids: number[] }>(world.server);
  const entered = new Map<string, Entered>();
  const entries = people.map((player, i) => ({ player, cup: ids[i % cups]! }));
  const began = performance.now();
  await eachOf(entries, WORKERS, async ({ player, cup }) => {
    const card = player.cards.splice(player.cards.findIndex(isCommon), 1)[0]!.id;
    entered.set(player.address, { player, card });
    await api.call(player, 'POST', `/api/cups/${cup}/entries`, { cardIds: [card] });
  });
  console.log(`${people.length} entries in ${(performance.now() - began).toFixed(0)} ms`);
  const { startsAt } = await api.call<Cup>(people[0]!, 'GET', `/api/cups/${ids.at(-1)}`);
  await sleep(Math.max(0, Date.parse(startsAt) - Date.now()));
  const run = await measured(world, api, async () => {
    const played = await Promise.all(ids.map((id) => playCup(api, id, entered)));
    return played.reduce((sum, ties) => sum + ties, 0);
  });
  api.close();
  return run;
}

async function playCup(
  api: Api,
  id: number,
  entered: ReadonlyMap<string, Entered>,
): Promise<number> {
  const [{ player: watcher }] = [...entered.values()] as [Entered];
  const read = () => api.call<Cup>(watcher, 'GET', `/api/cups/${id}`);
  const begun = new Map<string, Promise<void>>();
  const over = new Set<string>();
  for (;;) {
    const cup = await read();
    if (cup.status === 'finished') return over.size;
    if (cup.status === 'cancelled') throw new Error(`Cup ${id} was called off.`);
    for (const { matchId, players, winner } of cup.ties) {
      if (matchId === null || winner !== null || begun.has(matchId)) continue;
      const [one, other] = players.map((address) => entered.get(address!)!) as [Entered, Entered];
      const tie: Duel = {
        id: matchId,
        players: [one.player, other.player],
        cards: [one.card, other.card],
      };
      begun.set(
        matchId,
        playDuel(api, tie).then(() => {
          over.add(matchId);
        }),
      );
    }
    const live = [...begun].filter(([matchId]) => !over.has(matchId)).map(([, tie]) => tie);
    await (live.length > 0 ? Promise.race(live) : sleep(50));
  }
}

/** The same number of matches between the same sort of people, as staked duels. */
async function duels(world: World, people: readonly BenchPlayer[], count: number): Promise<Run> {
  const api = createApi(world.port, WORKERS);
  const run = await measured(world, api, async () => {
    // The same people meet in as many pairs as there are: nobody waits for an own other match.
    const rich = people.filter(({ cards }) => cards.length > 1).slice(-2 * count);
    const pairs = Array.from({ length: Math.floor(rich.length / 2) }, (_, i) => i);
    const wanted = Array.from({ length: count }, (_, i) => pairs[i % pairs.length]!);
    await eachOf(wanted, WORKERS, async (i) => {
      await playDuel(api, await beginDuel(api, rich[2 * i]!, rich[2 * i + 1]!));
    });
    return wanted.length;
  });
  api.close();
  return run;
}

async function measured(
  { server, postmaster }: World,
  { latencies }: Api,
  play: () => Promise<number>,
): Promise<Run> {
  const cpu = async () => [await cpuOf(server), await postgresCpu(postmaster)] as const;
  const before = await cpu();
  const began = performance.now();
  const matches = await play();
  const seconds = (performance.now() - began) / 1_000;
  const after = await cpu();
  return {
    ...{ matches, seconds, latencies },
    ...{ server: after[0] - before[0], database: after[1] - before[1] },
  };
}
