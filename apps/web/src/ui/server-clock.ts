/** How much later it is at the server than on this device, in milliseconds. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Milliseconds since the epoch by the clock that decides: a device's own may be an hour off. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/**
 * The server has just said what time it is. What is only roughly right must not make every clock of
 * the page stumble: `roughly` is by how much it may be off, and then the old one stays.
 *
 * `hearServerTime(Date.parse(view.now))`
 */
export function hearServerTime(at: number, roughly = 0): void {
  const heard = at - Date.now();
  if (Number.isNaN(heard) || Math.abs(heard - ahead) <= roughly) return;
  ahead = heard;
  for (const tell of listeners) tell();
}

/** `const stop = onClockSet(() => …)`: the clock was set, by whatever much. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
