const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Part seconds count up, so a running auction never shows '0m 0s left'.
 * `auctionCountdown(90_000) // '1m 30s left'`, `auctionCountdown(0) // 'Ended'`
 */
export function auctionCountdown(msLeft: number): string {
  if (!(msLeft > 0)) return 'Ended';
  const seconds = Math.ceil(msLeft / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days}d ${hours % 24}h left`;
  if (hours > 0) return `${hours}h ${minutes % 60}m left`;
  return `${minutes}m ${seconds % 60}s left`;
}

/**
 * Part minutes count up, so whatever can still be accepted never reads 'Expired'.
 * `challengeCountdown(90 * 60_000) // '1h 30m'`, `challengeCountdown(0) // 'Expired'`
 */
export function challengeCountdown(msLeft: number): string {
  if (!(msLeft > 0)) return 'Expired';
  const minutes = Math.ceil(msLeft / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

const AGO_STEPS = [
  { size: 365 * DAY, unit: 'year' },
  { size: 30 * DAY, unit: 'month' },
  { size: DAY, unit: 'day' },
  { size: HOUR, unit: 'hour' },
  { size: MINUTE, unit: 'minute' },
] as const;

/**
 * A clock that runs slightly ahead of the server's must not say '-1 seconds ago'.
 * `timeAgo(then, now) // '12 minutes ago'`
 */
export function timeAgo(then: number, now: number): string {
  const elapsed = Math.max(0, now - then);
  for (const { size, unit } of AGO_STEPS) {
    const count = Math.floor(elapsed / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  const seconds = Math.floor(elapsed / SECOND);
  return `${seconds} second${seconds === 1 ? '' : 's'} ago`;
}

/** The match clock: `matchClock(18_000) // '0:18'` */
export function matchClock(msLeft: number): string {
  const seconds = Math.max(0, Math.ceil(msLeft / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
