const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const HOUR = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** `eventDay('2026-12-09T19:00:00Z') // 'December 9, 2026'`, where the reader is. */
export function eventDay(date: string): string {
  return DAY.format(new Date(date));
}

/** `eventHours(starts, ends) // '19:00 to 22:00'` */
export function eventHours(starts: string, ends: string): string {
  return `${HOUR.format(new Date(starts))} to ${HOUR.format(new Date(ends))}`;
}
