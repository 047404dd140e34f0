import { m, type Say, t } from '@goats/words';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Part seconds count up, so a running auction never shows '0m 0s left'.
 * `auctionCountdown(90_000) // '1m 30s left'`, `auctionCountdown(0) // 'Ended'`
 */
export function auctionCountdown(msLeft: number, say: Say = t): string {
  if (!(msLeft > 0)) return say('Ended@@auction');
  const seconds = Math.ceil(msLeft / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return say('{days}d {hours}h left', { days, hours: hours % 24 });
  if (hours > 0) return say('{hours}h {minutes}m left', { hours, minutes: minutes % 60 });
  return say('{minutes}m {seconds}s left', { minutes, seconds: seconds % 60 });
}

/**
 * Part minutes count up, so whatever can still be accepted never reads 'Expired'.
 * `challengeCountdown(90 * 60_000) // '1h 30m'`, `challengeCountdown(0) // 'Expired'`
 */
export function challengeCountdown(msLeft: number, say: Say = t): string {
  if (!(msLeft > 0)) return say('Expired@@challenge');
  const minutes = Math.ceil(msLeft / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? say('{hours}h {minutes}m', { hours, minutes: minutes % 60 })
    : say('{minutes}m@@minutes', { minutes });
}

const AGO_STEPS = [
  { size: 365 * DAY, ago: m('{count, plural, one {# year ago} other {# years ago}}') },
  { size: 30 * DAY, ago: m('{count, plural, one {# month ago} other {# months ago}}') },
  { size: DAY, ago: m('{count, plural, one {# day ago} other {# days ago}}') },
  { size: HOUR, ago: m('{count, plural, one {# hour ago} other {# hours ago}}') },
  { size: MINUTE, ago: m('{count, plural, one {# minute ago} other {# minutes ago}}') },
] as const;

/**
 * A clock that runs slightly ahead of the server's must not say '-1 seconds ago'.
 * `timeAgo(then, now) // '12 minutes ago'`
 */
export function timeAgo(then: number, now: number, say: Say = t): string {
  const elapsed = Math.max(0, now - then);
  for (const { size, ago } of AGO_STEPS) {
    const count = Math.floor(elapsed / size);
    if (count >= 1) return say(ago, { count });
  }
  return say('{count, plural, one {# second ago} other {# seconds ago}}', {
    count: Math.floor(elapsed / SECOND),
  });
}

/** The match clock: `matchClock(18_000) // '0:18'` */
export function matchClock(msLeft: number): string {
  const seconds = Math.max(0, Math.ceil(msLeft / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
