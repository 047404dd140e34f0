import { useSyncExternalStore } from 'react';
import { onClockSet, serverNow } from './server-clock.ts';

/** All clocks of a page tick together, and none ticks while nobody looks at one. */
const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = serverNow();
  for (const tell of listeners) tell();
}

onClockSet(tick);

/** A tab that nobody sees has no clock; seen again it is right at once. */
function wind(): void {
  const wanted = listeners.size > 0 && !document.hidden;
  if (wanted && timer === undefined) {
    tick();
    timer = setInterval(tick, 1000);
  } else if (!wanted && timer !== undefined) {
    clearInterval(timer);
    timer = undefined;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', wind);
  listeners.add(listener);
  wind();
  return () => {
    listeners.delete(listener);
    wind();
    if (listeners.size === 0) document.removeEventListener('visibilitychange', wind);
  };
}

/** Milliseconds since the epoch by the server's clock, renewed every second. */
export function useNow(): number;
/**
 * What is said of now, renewed only when it changes: words that say minutes draw nothing anew for
 * sixty seconds. `const left = useNow((now) => challengeCountdown(endsAt - now))`
 */
export function useNow<Said extends string | number | boolean>(said: (now: number) => Said): Said;
export function useNow(said: (now: number) => unknown = (at) => at): unknown {
  return useSyncExternalStore(
    subscribe,
    () => said(now),
    () => said(now),
  );
}
