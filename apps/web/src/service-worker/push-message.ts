import { NOTICE_TITLES } from '@goats/rules';

/** As much of what the server sends to a device as is shown. */
export interface PushMessage {
  readonly topic: string;
  /** In the language of the device; in English it goes by the topic. */
  readonly title?: string | undefined;
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
  const topic = text(given.topic);
  return {
    topic,
    title: text(given.title) || undefined,
    text: given.text,
    href: ownPath(given.href, origin),
    tag: text(given.tag) || topic,
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

const TITLES: Readonly<Record<string, string>> = NOTICE_TITLES;

export function titleOf({ topic, title }: PushMessage): string {
  const message = Object.hasOwn(TITLES, topic) ? TITLES[topic] : undefined;
  // What follows is a note for translators.
  const head = title ?? message?.split('@@', 1)[0];
  return head ? `${head} · Legendary GOATs` : 'Legendary GOATs';
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
