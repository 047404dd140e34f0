import { sized } from '../brief.ts';
import { printTable } from '../report.ts';
import { ask, eachOf, percentile } from './measure.ts';
import { beginDuel, createApi, type Duel, playDuel } from './play-over-http.ts';
import type { World } from './world.ts';

const WORKERS = 32;
const AT_ONCE = sized(1_000, 4);

/** A thousand matches that have all begun and none ended, then played by whoever comes first. */
export async function thousandAtOnce({ server, port, players }: World): Promise<void> {
  const setup = createApi(port, WORKERS);
  const rich = players.filter((player) => player.cards.length > 0);
  const duels: Duel[] = [];
  const before = await ask<{ heap: number }>(server, 'heap');
  await eachOf(
    Array.from({ length: AT_ONCE }, (_, i) => i),
    WORKERS,
    async (i) => {
      const [one, other] = [rich[(2 * i) % rich.length]!, rich[(2 * i + 1) % rich.length]!];
      duels.push(await beginDuel(setup, one, other));
    },
  );
  setup.close();
  const after = await ask<{ heap: number }>(server, 'heap');
  const api = createApi(port, WORKERS);
  const began = performance.now();
  await eachOf(duels, WORKERS, (duel) => playDuel(api, duel));
  const seconds = (performance.now() - began) / 1_000;
  api.close();
  printTable(
    ['live at once', 'KB of heap a live match', 'actions', 'actions /s', 'p50 ms', 'p99 ms'],
    [
      [
        String(duels.length),
        ((after.heap - before.heap) / 1_024 / duels.length).toFixed(1),
        String(api.latencies.length),
        (api.latencies.length / seconds).toFixed(0),
        percentile(api.latencies, 50).toFixed(1),
        percentile(api.latencies, 99).toFixed(1),
      ],
    ],
  );
  console.log('');
}
