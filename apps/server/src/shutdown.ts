type Close = () => Promise<unknown>;

interface Step {
  readonly name: string;
  readonly close: Close;
  readonly patienceMs: number;
}

/** What was opened, closed in the opposite order, once. */
export interface Shutdown {
  /**
   * `shutdown.add('the database', () => db.close())`. Whatever has not closed by itself after its
   * time is left behind: a database that has fallen silent would hold up an operator for ever.
   */
  add(name: string, close: Close, patienceMs?: number): void;
  /** Answers what had to be left behind. */
  run(): Promise<string[]>;
}

const PATIENCE_MS = 1_500;

export function createShutdown(onLeft: (sentence: string) => void): Shutdown {
  const steps: Step[] = [];
  const left: string[] = [];
  let running: Promise<string[]> | undefined;
  async function closeAll(): Promise<string[]> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const why = await whyNotClosed(step);
      if (why === null) continue;
      left.push(step.name);
      onLeft(`Could not close ${step.name}: ${why}`);
    }
    return left;
  }
  return {
    add: (name, close, patienceMs = PATIENCE_MS) => steps.push({ name, close, patienceMs }),
    run: () => {
      running ??= closeAll();
      return running;
    },
  };
}

/** Null when it closed. One that fails keeps nothing that was opened before it from being closed. */
async function whyNotClosed({ close, patienceMs }: Step): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'it takes too long.');
  });
  const closed = close().then(
    () => null,
    (error: Error) => error.message,
  );
  const why = await Promise.race([closed, late]);
  clearTimeout(timer);
  return why;
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
    await started.catch(() => {});
    const left = await shutdown.run();
    process.exit(left.length === 0 ? 0 : 1);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
