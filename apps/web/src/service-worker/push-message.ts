/** As much of what the server sends to a device as is shown. */
export interface PushMessage {
  /** In the language of the device; may be empty. */
  readonly title: string;
  readonly text: string;
  /** A path of this site. */
  readonly href: string;
  /** A newer message with the same tag takes the place of the older one. */
  readonly tag: string;
}

/** Undefined for anything that is not a message of ours. `readPush('{"text":"Your pick",…}')` */
export function readPush(json: string | undefined, origin: string): PushMessage | undefined {
  const given = parsed(json);
  if (typeof given?.text !== 'string' || given.text === '') return undefined;
  return {
    title: text(given.title),
    text: given.text,
    href: ownPath(given.href, origin),
    tag: text(given.tag) || text(given.topic),
  };
}

/** A notification leads to this site and nowhere else. `ownPath('//evil.example', origin) // '/'` */
export function ownPath(href: unknown, origin: string): string {
  if (typeof href !== 'string' || !URL.canParse(href, origin)) return '/';
  const url = new URL(href, origin);
  // Where a path begins with two slashes it would be a host as soon as somebody reads it again.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** What it is about, and who it is from. */
export function titleOf({ title }: PushMessage): string {
  return title ? `${title} · Legendary GOATs` : 'Legendary GOATs';
}

function parsed(json: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
