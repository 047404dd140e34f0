/**
 * Runs something once the browser has nothing better to do, within `timeoutMs` at the latest. Answers
 * how to call it off. Safari has no idle callback and waits a little instead.
 *
 * `useEffect(() => whenIdle(restore, 1000), [])`
 */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (!window.requestIdleCallback) {
    const handle = window.setTimeout(run, Math.min(600, timeoutMs));
    return () => window.clearTimeout(handle);
  }
  const handle = window.requestIdleCallback(run, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
}
