type Close = () => Promise<unknown>;

/** What was opened, closed in the opposite order, once. */
export interface Shutdown {
  add(close: Close): void;
  run(): Promise<void>;
}

export function createShutdown(): Shutdown {
  const closers: Close[] = [];
  let running: Promise<void> | undefined;
  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  }
  return {
    add: (close) => closers.push(close),
    run: () => {
      running ??= closeAll();
      return running;
    },
  };
}

/**
 * Ends cleanly on Ctrl-C and SIGTERM, also while still starting: what has begun is finished first,
 * so that no database is left behind half open.
 */
export function closeOnSignal(shutdown: Shutdown, started: Promise<unknown>): void {
  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    console.log(signal === 'SIGINT' ? '\nFull time. Closing up…' : 'Closing up…');
    try {
      await started.catch(() => {});
      await shutdown.run();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
