import { type ChildProcess, fork } from 'node:child_process';
import { bundle } from './bundle.ts';
import { ask, message } from './measure.ts';
import { type Api, type BenchPlayer, beginDuel, createApi, playDuel } from './play-over-http.ts';
import type { World } from './world.ts';

interface Exchange {
  readonly player: BenchPlayer;
  readonly method: string;
  readonly body?: object | undefined;
  readonly key?: string | undefined;
  readonly answer: string;
}

/** `bare`: nothing is kept; `kept`: what is posted is on disk before it is answered. */
export type How = 'bare' | 'kept';

export interface BareServer {
  readonly server: ChildProcess;
  /** Sends what a duel sent, in its order, and reads what was answered to it. */
  play(api: Api, how: How): Promise<void>;
  api(connections: number): Api;
  stop(): Promise<void>;
}

/** Learns from one duel of ours what is sent and answered, and answers the same from then on. */
export async function startBare(world: World, pair: [BenchPlayer, BenchPlayer]) {
  const exchanges = await recordDuel(world, pair);
  const file = await bundle('bare-server.ts');
  const server = fork(file, [world.databaseUrl], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await message<{ port: number }>(server);
  await ask(server, { answers: exchanges.map(({ answer }) => answer) });
  const bare: BareServer = {
    server,
    api: (connections) => createApi(port, connections),
    async play(api, how) {
      for (const [n, { player, method, body, key }] of exchanges.entries()) {
        await api.call(player, method, `/${how}/${n}`, body, key);
      }
    },
    async stop() {
      server.send('stop');
      await new Promise((resolve) => server.once('exit', resolve));
    },
  };
  return bare;
}

async function recordDuel({ port }: World, [one, other]: [BenchPlayer, BenchPlayer]) {
  const api = createApi(port, 1);
  const exchanges: Exchange[] = [];
  const heard: Api = {
    ...api,
    async call<T>(player: BenchPlayer, method: string, path: string, body?: object, key?: string) {
      const said = await api.call<T>(player, method, path, body, key);
      exchanges.push({ player, method, body, key, answer: JSON.stringify(said) });
      return said;
    },
  };
  await playDuel(heard, await beginDuel(heard, one, other));
  api.close();
  return exchanges;
}
