import { createListeners } from './browser/store.ts';

/** How much later it is at the server than on this device, in milliseconds. */
let ahead = 0;
const { subscribe, tell } = createListeners();

/** Milliseconds since the epoch by the clock that decides: a device's own may be an hour off. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** The server has just said, to the millisecond, what time it is: `hearServerTime(Date.parse(view.now))` */
export function hearServerTime(at: number): void {
  setTo(at - Date.now());
}

/**
 * An answer was stamped with a whole second, somewhere between the two times at which this device
 * asked and had it. A busy page may have it late: the clock is moved only where it cannot be right,
 * and no further than that.
 *
 * `hearServerDate(Date.parse(headers.get('date')), asked, Date.now())`
 */
export function hearServerDate(second: number, asked: number, answered: number): void {
  const least = second - answered;
  const most = second + 999 - asked;
  // This device's clock was set in between.
  if (most < least) return;
  setTo(Math.min(most, Math.max(least, ahead)));
}

/** `const stop = onClockSet(() => …)`: the clock was set, by however much. */
export const onClockSet = subscribe;

function setTo(next: number): void {
  if (Number.isNaN(next) || next === ahead) return;
  ahead = next;
  tell();
}
