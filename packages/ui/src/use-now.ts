import { useMemo, useSyncExternalStore } from 'react';
import { onClockSet, serverNow } from './server-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `minute`: words without seconds. `countdown`: seconds in the last hour before a moment. */
type Pace = 'minute' | 'countdown';
/** A time that words are about, as the server writes it or in milliseconds. */
type Moment = string | number | null | undefined;

interface Listener {
  readonly next: (now: number) => number;
  readonly tell: () => void;
  due: number;
}

/** All clocks of a page share one timer, which wakes when the first of them has something to say. */
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let kept = serverNow();

/** The same for a second: what is drawn together says the same time. */
function read(): number {
  const now = serverNow();
  if (Math.abs(now - kept) >= SECOND) kept = now;
  return kept;
}

function tick(everybody: boolean): void {
  kept = serverNow();
  for (const listener of listeners) {
    if (!everybody && listener.due > kept) continue;
    listener.due = listener.next(kept);
    listener.tell();
  }
  wind();
}

onClockSet(() => tick(true));

/** A tab that nobody sees has no clock; seen again it is right at once. */
function wind(): void {
  clearTimeout(timer);
  if (listeners.size === 0 || document.hidden) return;
  const first = Math.min(...Array.from(listeners, ({ due }) => due));
  timer = setTimeout(() => tick(false), Math.max(0, Math.ceil(first - serverNow())));
}

function onVisibility(): void {
  if (document.hidden) wind();
  else tick(true);
}

function listen(next: Listener['next'], tell: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  const listener = { next, tell, due: next(serverNow()) };
  listeners.add(listener);
  wind();
  return () => {
    listeners.delete(listener);
    wind();
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Those that begin at different times tick together all the same. */
const everySecond = (now: number) => (Math.floor(now / SECOND) + 1) * SECOND;

function nextOf(pace: Pace, moments: readonly number[]): Listener['next'] {
  return (now) => Math.min(now + MINUTE, ...moments.map((at) => nextChange(pace, at, now)));
}

/** When words about a moment read differently: the moment itself, and whole steps from it. */
function nextChange(pace: Pace, at: number, now: number): number {
  const left = at - now;
  if (left <= 0) return at + (Math.floor(-left / MINUTE) + 1) * MINUTE;
  if (pace === 'countdown' && left <= HOUR) return at - (Math.ceil(left / SECOND) - 1) * SECOND;
  // A second after the whole minute: some count its last second up, some down.
  const minutes = Math.ceil((left + SECOND) / MINUTE) - 1;
  return minutes === 0 ? at : at - minutes * MINUTE + SECOND;
}

/**
 * Milliseconds since the epoch by the server's clock, renewed once a minute, at each of the moments,
 * and with 'countdown' every second of the last hour before one.
 *
 * `const msLeft = Date.parse(cup.startsAt) - useNow('countdown', cup.startsAt)`
 */
export function useNow(pace: Pace, ...moments: readonly Moment[]): number;
/**
 * What is said of now, looked at every second and drawn anew only when it reads differently.
 * `const left = useNow((now) => challengeCountdown(endsAt - now))`
 */
export function useNow<Said extends string | number | boolean>(said: (now: number) => Said): Said;
export function useNow(by: Pace | ((now: number) => unknown), ...moments: readonly Moment[]) {
  const pace = typeof by === 'function' ? null : by;
  const times = moments.map((at) => (typeof at === 'string' ? Date.parse(at) : at)).filter(isTime);
  const key = times.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times are in the key
  const subscribe = useMemo(() => {
    const next = pace === null ? everySecond : nextOf(pace, times);
    return (tell: () => void) => listen(next, tell);
  }, [pace, key]);
  const say = () => (typeof by === 'function' ? by(read()) : read());
  return useSyncExternalStore(subscribe, say, say);
}

function isTime(at: number | null | undefined): at is number {
  return at != null && Number.isFinite(at);
}
