/** Lets a few pieces of work in at a time, in the order of asking. */
export type Door = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The database works on one batch while another waits for the disk or for our next word. With more
 * of them at once each is smaller, and small ones cost more.
 */
const WIDTH = 2;
/** Whoever takes longer waits for a lock, and must not hold up those who want something else. */
const PATIENCE_MS = 50;

/** `const door = createDoor(); await door(() => saveSteps(db, steps))` */
export function createDoor({ width = WIDTH, patienceMs = PATIENCE_MS } = {}): Door {
  const waiting: (() => void)[] = [];
  let free = width;

  function letNextIn(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    let inside = true;
    const leave = () => {
      if (inside) letNextIn();
      inside = false;
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
