/** Does the work after so many milliseconds; answers how to prevent it. */
export type Later = (work: () => void, ms: number) => () => void;

/** Collects what is to be looked at, and looks at all of it at once. */
export interface Looks<T> {
  /** Looks at it within a few milliseconds, or as soon as the look that is under way is over. */
  at(one: T): void;
  /** What is announced now may be too late for what is being read. */
  readonly underWay: boolean;
  close(): void;
}

/** A move wakes two players, a cup's round hundreds: so long one waits for the others. */
const COLLECT_MS = 5;
/** More than these are several questions, so that none takes long. */
const MOST_AT_ONCE = 500;

const timer: Later = (work, ms) => {
  const timeout = setTimeout(work, ms);
  return () => clearTimeout(timeout);
};

/** One look at a time; what is asked for meanwhile follows. What fails is for whoever asks next. */
export function collectLooks<T>(
  look: (all: readonly T[]) => Promise<void>,
  onError: (error: unknown) => void,
  later: Later = timer,
): Looks<T> {
  const waiting = new Set<T>();
  let cancel: (() => void) | undefined;
  let underWay = false;
  let closed = false;

  function soon(): void {
    if (underWay || closed || waiting.size === 0) return;
    cancel ??= later(begin, COLLECT_MS);
  }

  function begin(): void {
    cancel = undefined;
    const some = [...waiting].slice(0, MOST_AT_ONCE);
    for (const one of some) waiting.delete(one);
    underWay = true;
    look(some)
      .catch(onError)
      .finally(() => {
        underWay = false;
        soon();
      });
  }

  return {
    at(one) {
      waiting.add(one);
      soon();
    },
    get underWay() {
      return underWay;
    },
    close() {
      closed = true;
      cancel?.();
    },
  };
}
