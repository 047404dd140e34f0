/** Runs `work` when one of its places is free, in the order of asking. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The database works on one batch while another waits for the disk or for our next word. With more
 * of them at once each is smaller, and small batches cost more.
 */
const PERMITS = 2;
/** Whoever takes longer waits for a lock, and must not hold up those who want something else. */
const PATIENCE_MS = 50;

/** `const semaphore = createSemaphore(); await semaphore(() => commit(batch))` */
export function createSemaphore({ permits = PERMITS, patienceMs = PATIENCE_MS } = {}): Semaphore {
  const waiting: (() => void)[] = [];
  let free = permits;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    let held = true;
    const leave = () => {
      if (held) release();
      held = false;
    };
    const timer = setTimeout(leave, patienceMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  };
}
