export type Within = ReturnType<typeof watchdog>['within'];

/** Aborts when `outer` does, or when no step has ended for `ms`. */
export function watchdog(outer: AbortSignal, ms: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  const bite = () => controller.abort(new Error('Nothing has moved for too long.'));
  let over = false;
  let timer = setTimeout(bite, ms);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    /** Waits for a step no longer than somebody wants it; that it ends is a sign of life. */
    async within<T>(step: Promise<T>): Promise<T> {
      const value = await orAborted(step, controller.signal);
      clearTimeout(timer);
      if (!over) timer = setTimeout(bite, ms);
      return value;
    },
    end(): void {
      over = true;
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
    },
  };
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
