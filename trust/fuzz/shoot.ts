import { request } from 'node:http';
import type { Shot } from './operations.ts';

export interface Reply {
  /** 0: nobody answered. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const LONGEST_ANSWER_MS = 10_000;

/** Sends it as it is, however wrong; `await shoot(world.url, shot)`. */
export function shoot(url: string, shot: Omit<Shot, 'spoilt'>): Promise<Reply> {
  return new Promise((resolve) => {
    const nothing = { status: 0, type: '', text: '' };
    try {
      const { hostname, port } = new URL(url);
      const sent = request(
        {
          host: hostname,
          port,
          method: shot.method,
          path: shot.path,
          // Always with its length: Node would send the body of a GET without one, and the next
          // request on that connection would begin in the middle of it.
          headers: {
            ...shot.headers,
            ...(shot.text === undefined ? {} : { 'content-length': Buffer.byteLength(shot.text) }),
          },
          timeout: LONGEST_ANSWER_MS,
        },
        (answer) => {
          const type = answer.headers['content-type'] ?? '';
          const status = answer.statusCode ?? 0;
          if (type.startsWith('text/event-stream')) {
            sent.destroy();
            return resolve({ status, type, text: '' });
          }
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ status, type, text: Buffer.concat(parts).toString() }));
          answer.on('error', () => resolve(nothing));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(nothing));
      sent.end(shot.text);
    } catch {
      // Node itself refuses to send such a header; no server will ever see it.
      resolve({ status: 400, type: 'application/json', text: '{"error":"","code":""}' });
    }
  });
}

/** One sentence and its code: the shape of everything that we refuse. */
export function refusalIn({ type, text }: Reply): { error: string; code: string } | undefined {
  if (!type.startsWith('application/json')) return undefined;
  const { error, code } = JSON.parse(text) as { error?: unknown; code?: unknown };
  return typeof error === 'string' && typeof code === 'string' ? { error, code } : undefined;
}
