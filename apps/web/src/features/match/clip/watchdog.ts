/** Aborts when `outer` does, or when nobody has said `alive` for `ms`. */
export function watchdog(outer: AbortSignal, ms: number) {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  const bite = () => controller.abort(new Error('Nothing has moved for too long.'));
  let timer = setTimeout(bite, ms);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    alive(): void {
      clearTimeout(timer);
      timer = setTimeout(bite, ms);
    },
    end(): void {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
    },
  };
}
