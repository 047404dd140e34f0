import { createHash } from 'node:crypto';
import { SITE } from '@goats/contract';
import { type MessageTopic, NOTICE_TITLES } from '@goats/rules';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { Speak } from '../../words/say-in.ts';
import type { Device, Waiting } from './outbox-store.ts';
import type { PushKeys } from './push-keys.ts';
import { TERMS } from './terms.ts';
import { wordWaiting } from './word-waiting.ts';

/** A push service that has not answered by then is asked again later. */
export const PUSH_TIMEOUT_MS = 10_000;

export interface Push {
  readonly topic: MessageTopic;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly at: Date;
}

/** In the language of the device. */
export function pushOf(waiting: Waiting & Push, { language }: Device, speak: Speak): Push {
  const { topic, at } = waiting;
  const title = speak(language)(NOTICE_TITLES[topic]);
  return { topic, at, title, ...wordWaiting(waiting, language, speak) };
}

export type Sent = 'taken' | 'gone' | 'refused' | { readonly againAfterMs: number };

/**
 * Seals a message for a device and hands it to its push service, which can read none of it. The
 * library seals and signs; the sending is ours, because its own follows a time limit of silence
 * only and reads an answer of any length.
 */
export async function sendPush(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  keys: PushKeys,
  device: Device,
  push: Push,
  now: number,
): Promise<Sent> {
  const { lifeMs, urgency } = TERMS[push.topic];
  // The same news about the same thing takes the place of what is still on the screen, or waits.
  const tag = `${push.topic}:${push.href}`;
  const { topic, title, text, href, at } = push;
  const payload = JSON.stringify({ topic, title, text, href, at: at.toISOString(), tag });
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${SITE.generalEmail}`;
  const { endpoint, p256dh, auth } = device;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: Math.max(0, Math.ceil((push.at.getTime() + lifeMs - now) / 1000)),
    urgency,
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  });
  const { 'Content-Length': _length, ...headers } = request.headers as Record<string, unknown>;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: new Uint8Array(request.body),
    // Where a service would send us is nobody's business that we have not checked.
    redirect: 'manual',
    signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return answerOf(response);
}

function answerOf({ status, headers }: Response): Sent {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status !== 429 && status < 500) return 'refused';
  const seconds = Number(headers.get('retry-after'));
  return { againAfterMs: Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : 0 };
}
