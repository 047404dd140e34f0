import type { ClubEventRow } from './club-store.ts';

/** RFC 5545: commas and semicolons separate values, so text escapes them. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n');
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Lines of 75 bytes at most; calendars cut longer ones. Never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** `calendarFile(event, 'https://goats.example', now) // 'BEGIN:VCALENDAR…'` */
export function calendarFile(event: ClubEventRow, origin: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Legendary GOATs//Owners Club//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(new Date(now))}`,
    `DTSTART:${utc(event.starts_at)}`,
    `DTEND:${utc(event.ends_at)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    `URL:${origin}/owners-club`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
