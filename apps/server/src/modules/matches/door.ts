/** Lets one piece of work in at a time, in the order of asking. */
export type Door = <T>(work: () => Promise<T>) => Promise<T>;

/** Whoever takes longer waits for a lock, and must not hold up those who want something else. */
const PATIENCE_MS = 50;

/**
 * One process never has more to write than one connection can take; on several at once it would
 * only write smaller batches, which cost more each.
 *
 * `const door = createDoor(); await door(() => saveSteps(db, steps))`
 */
export function createDoor(patienceMs = PATIENCE_MS): Door {
  const waiting: (() => void)[] = [];
  let open = true;

  function letNextIn(): void {
    const next = waiting.shift();
    if (next) next();
    else open = true;
  }

  return async (work) => {
    if (open) open = false;
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
