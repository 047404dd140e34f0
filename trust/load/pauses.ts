import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest a process did nothing at all since it was last asked, in milliseconds. */
export interface Pauses {
  /** Of the one that makes the load: what it did not send in time says nothing about the server. */
  own(): number;
  /** Of the slowest of the servers. */
  ofServers(): Promise<number>;
  stop(): void;
}

/** `const pauses = watchPauses([3001]); (await pauses.ofServers()) // 23` */
export function watchPauses(ports: readonly number[]): Pauses {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    own() {
      const longest = delay.max / 1e6;
      delay.reset();
      return longest;
    },
    async ofServers() {
      const each = await Promise.all(ports.map(pauseOf));
      return Math.max(...each);
    },
    stop: () => delay.disable(),
  };
}

/** Prometheus' client starts anew with every scrape, so this is the longest since the last one. */
async function pauseOf(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : '';
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1_000;
}
