import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { BEAT_MS } from '@goats/contract';
import type { FastifyReply } from 'fastify';
import { expect, it, vi } from 'vitest';
import { frame, openEventStream, send, startBeat } from './event-stream.ts';

/** The answer to somebody who does not read: without a socket nothing of it ever leaves. */
function unread() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  const reply = { raw, header: () => reply, hijack: () => reply, getHeaders: () => ({}) };
  return reply as unknown as FastifyReply;
}

it('a reader who stalls, logs out and loses the match does not take the server down', async () => {
  const response = openEventStream(unread(), () => {});
  const gone = vi.fn();
  response.once('error', gone);
  // The logout ends it; it stays in its room until it has been read, and hears of the end there.
  response.end();
  send(response, frame({ phase: 'finished' }, { event: 'view' }));
  response.end(frame({ id: 7 }, { event: 'end' }));
  await setImmediate();
  expect(gone).toHaveBeenCalledOnce();
});

it('beats so that a page can see it: a comment is the browser’s own secret', () => {
  vi.useFakeTimers();
  let sent = '';
  const response = { write: (bytes: Buffer) => (sent += bytes), writableLength: 0 };
  const stop = startBeat(() => [response as unknown as ServerResponse]);
  vi.advanceTimersByTime(2 * BEAT_MS);
  stop();
  vi.advanceTimersByTime(BEAT_MS);
  vi.useRealTimers();
  expect(sent).toBe('event: beat\ndata: {}\n\n'.repeat(2));
});
