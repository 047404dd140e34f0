import { get } from 'node:http';
import { sized } from '../brief.ts';
import { printTable, record } from '../report.ts';
import { percentile } from './measure.ts';
import { beginDuel, createApi, playDuel } from './play-over-http.ts';
import { startSecond, stopServer, type World } from './world.ts';

const WATCHERS = sized(2_000, 10);
const LAG_DUELS = sized(12, 1);

/** Everybody looks at one match on one process. */
export async function crowd({ port, players }: World): Promise<void> {
  const api = createApi(port, 4);
  const rich = players.filter((player) => player.cards.length > 0);
  const duel = await beginDuel(api, rich[0]!, rich[1]!);
  const streams: Stream[] = [];
  for (let i = 0; i < WATCHERS; i += 1) streams.push(await watch(port, duel.id));
  await Promise.all(streams.map(({ greeted }) => greeted));
  let settled = 0;
  await playDuel(api, duel, () => {
    settled = performance.now();
  });
  const lags = (await Promise.all(streams.map(({ over }) => over))).map((at) => at - settled);
  api.close();
  record({
    measure: 'the slowest of 2,000 watchers',
    ours: `p50 ${percentile(lags, 50).toFixed(0)} ms`,
    reference: 'none',
    value: Math.max(...lags),
  });
  printTable(
    ['watchers of one match', 'last bytes after the last answer, p50 ms', 'slowest ms'],
    [[String(WATCHERS), percentile(lags, 50).toFixed(0), Math.max(...lags).toFixed(0)]],
  );
  console.log('');
}

/** What happens on one server, as somebody sees it who watches on another. */
export async function acrossServers(world: World): Promise<void> {
  const second = await startSecond(world);
  const api = createApi(world.port, 4);
  const rich = world.players.filter((player) => player.cards.length > 0);
  const lags: number[] = [];
  try {
    for (let i = 0; i < LAG_DUELS; i += 1) {
      const duel = await beginDuel(api, rich[2 * i]!, rich[2 * i + 1]!);
      const stream = await watch(second.port, duel.id);
      await stream.greeted;
      const sent = new Map<number, number>();
      await playDuel(api, duel, (view) => {
        sent.set(view.lastEventId, performance.now());
      });
      await stream.over;
      // When the answer was in whose hands, against when the same event was on the other screen.
      for (const [event, at] of sent) lags.push(Math.max(0, stream.seen.get(event)! - at));
    }
  } finally {
    api.close();
    await stopServer(second.server);
  }
  record({
    measure: 'an event on another server, p99',
    ours: `p50 ${percentile(lags, 50).toFixed(1)} ms`,
    reference: 'none',
    value: percentile(lags, 99),
  });
  printTable(
    ['two servers: actions watched', 'on the other one after the answer, p50 ms', 'p99 ms'],
    [[String(lags.length), percentile(lags, 50).toFixed(1), percentile(lags, 99).toFixed(1)]],
  );
}

interface Stream {
  /** Comes true with the first view. */
  readonly greeted: Promise<void>;
  /** When the server had ended it. */
  readonly over: Promise<number>;
  /** When which event came. */
  readonly seen: ReadonlyMap<number, number>;
}

/** Resolves when the stream is open. */
function watch(port: number, id: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/api/matches/${id}/events`, agent: false }, (answer) => {
      const seen = new Map<number, number>();
      let greet = () => {};
      const greeted = new Promise<void>((hello) => {
        greet = hello;
      });
      answer.setEncoding('latin1');
      answer.on('data', (text: string) => {
        for (const [, event] of text.matchAll(/^id: (\d+)$/gm)) {
          seen.set(Number(event), performance.now());
        }
        if (text.includes('event: view')) greet();
      });
      const over = new Promise<number>((end) => {
        answer.once('end', () => end(performance.now()));
      });
      resolve({ greeted, over, seen });
    }).on('error', reject);
  });
}
