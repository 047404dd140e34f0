import type { ServerResponse } from 'node:http';
import { BEAT_MS } from '@goats/contract';
import type { FastifyReply } from 'fastify';

/** How soon a browser comes back after a stream broke. */
const RETRY_MS = 2_000;
/** A client that reads slower than this is better off reconnecting and reading what is so now. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** `frame({ id: 3 }, { event: 'log', id: 3 })`: one message of a stream of server-sent events. */
export function frame(data: unknown, head: { event?: string; id?: number } = {}): string {
  const id = head.id === undefined ? '' : `id: ${head.id}\n`;
  const event = head.event === undefined ? '' : `event: ${head.event}\n`;
  return `${id}${event}data: ${JSON.stringify(data)}\n\n`;
}

/**
 * Turns an answer into a stream of server-sent events. `leave` is called once, when it closes,
 * also when whoever asked has hung up already.
 */
export function openEventStream(reply: FastifyReply, leave: () => void): ServerResponse {
  const response = reply.raw;
  reply.header('cache-control', 'no-store, no-transform');
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  // Proxies that collect an answer before passing it on would turn live into late.
  reply.header('x-accel-buffering', 'no');
  reply.hijack();
  response.once('close', leave);
  if (response.destroyed) leave();
  // One that was ended and not yet read may be written to once more, or twice. Each is an error, and
  // one that nobody listens to would end the process.
  response.on('error', () => {});
  response.writeHead(200, reply.getHeaders() as Record<string, string>);
  response.write(`retry: ${RETRY_MS}\n\n`);
  return response;
}

/** Bytes, so that what goes to a whole crowd is encoded once. */
export function send(response: ServerResponse, bytes: Buffer | string): void {
  response.write(bytes);
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
}

const BEAT = Buffer.from(frame({}, { event: 'beat' }));

/** Proxies hang up on silence, and pages take it for death. Answers how to stop. */
export function startBeat(responses: () => Iterable<ServerResponse>): () => void {
  const beat = setInterval(() => {
    for (const response of responses()) send(response, BEAT);
  }, BEAT_MS);
  beat.unref();
  return () => clearInterval(beat);
}

/** The id that a browser names when it comes back; `none` for one that comes for the first time. */
export function lastEventId<T>(given: string | string[] | undefined, none: T): number | T {
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : none;
}
