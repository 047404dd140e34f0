import { Agent, request } from 'node:http';

/** One instance behind the proxy. */
export interface Backend {
  readonly port: number;
  /** Keep-alive connections of its own, so that a dead instance takes no other's along. */
  readonly agent: Agent;
  healthy: boolean;
  /** Taken out on purpose: it finishes what it has and gets nothing new. */
  resting: boolean;
  /** Requests that are being answered; event streams do not count, they never end by themselves. */
  busy: number;
}

export interface Rotation {
  /** The next healthy instance that is not in `tried`; undefined when there is none. */
  next(tried: ReadonlySet<Backend>): Backend | undefined;
  /** Lets an instance finish what it has; afterwards it can be stopped without anybody noticing. */
  takeOut(port: number): Promise<void>;
  bringBack(port: number): Promise<void>;
  readonly backends: readonly Backend[];
  close(): void;
}

const LOOK_EVERY_MS = 500;
const HEALTH_PATIENCE_MS = 2_000;
const DRAIN_PATIENCE_MS = 15_000;

/** `createRotation([3001, 3002, 3003])`: round-robin over the instances that answer. */
export function createRotation(ports: readonly number[]): Rotation {
  const backends: Backend[] = ports.map((port) => ({
    port,
    agent: new Agent({ keepAlive: true }),
    healthy: true,
    resting: false,
    busy: 0,
  }));
  let turn = 0;
  const looking = setInterval(() => {
    for (const backend of backends) void look(backend);
  }, LOOK_EVERY_MS);
  looking.unref();

  function find(port: number): Backend {
    const found = backends.find((backend) => backend.port === port);
    if (!found) throw new Error(`No instance on port ${port}`);
    return found;
  }

  return {
    backends,
    next(tried) {
      for (let i = 0; i < backends.length; i += 1) {
        turn = (turn + 1) % backends.length;
        const backend = backends[turn]!;
        if (backend.healthy && !backend.resting && !tried.has(backend)) return backend;
      }
      return undefined;
    },
    async takeOut(port) {
      const backend = find(port);
      backend.resting = true;
      const giveUpAt = Date.now() + DRAIN_PATIENCE_MS;
      while (backend.busy > 0 && Date.now() < giveUpAt) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async bringBack(port) {
      const backend = find(port);
      await look(backend);
      backend.resting = false;
    },
    close() {
      clearInterval(looking);
      for (const backend of backends) backend.agent.destroy();
    },
  };
}

/** Asks on a fresh connection: one from the pool may belong to a process that is gone. */
async function look(backend: Backend): Promise<void> {
  backend.healthy = await new Promise<boolean>((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: backend.port,
        path: '/api/health',
        agent: false,
        timeout: HEALTH_PATIENCE_MS,
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
