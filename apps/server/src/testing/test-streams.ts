import type { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './test-app.ts';
import type { TestPlayer } from './test-players.ts';

/** A live screen: everything that came down the wire, byte for byte. */
export interface TestStream {
  readonly status: number;
  /** Everything so far. */
  text(): string;
  /** The data of every message of this kind so far; without a name, of those that have none. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
  messages(event?: string): any[];
  ids(): number[];
  /** Resolves when the text satisfies the wish. */
  until(wish: (stream: TestStream) => boolean): Promise<void>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

/** `await follow(server, 7, ada)`; without a player as a watcher. */
export function follow(
  server: Pick<TestApp, 'app'>,
  matchId: string,
  player?: TestPlayer,
  lastEventId?: number,
  { stay = false } = {},
): Promise<TestStream> {
  const url = `/api/matches/${matchId}/events${stay ? '?stay=true' : ''}`;
  return openStream(server, url, player, lastEventId);
}

/** What is a player's own. */
export function listen(
  server: Pick<TestApp, 'app'>,
  player: TestPlayer | undefined,
  lastEventId?: number,
): Promise<TestStream> {
  return openStream(server, '/api/me/events', player, lastEventId);
}

async function openStream(
  server: Pick<TestApp, 'app'>,
  url: string,
  player: TestPlayer | undefined,
  lastEventId: number | undefined,
): Promise<TestStream> {
  const abort = new AbortController();
  const options: InjectOptions = {
    url,
    payloadAsStream: true,
    signal: abort.signal,
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
  };
  const response = await (player
    ? player.wallet.send(options, server)
    : server.app.inject(options));
  const source: Readable = response.stream();
  let received = '';
  const waiting = new Set<() => void>();
  source.setEncoding('utf8');
  source.on('data', (chunk: string) => {
    received += chunk;
    for (const check of waiting) check();
  });
  source.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    source.once('end', resolve);
    source.once('close', resolve);
  });
  const frames = () =>
    received
      .split('\n\n')
      .slice(0, -1)
      .map((frame) => Object.fromEntries(frame.split('\n').map((line) => line.split(/: ?(.*)/s))));
  const stream: TestStream = {
    status: response.statusCode,
    text: () => received,
    messages: (event) =>
      frames()
        .filter((frame) => frame.data !== undefined && frame.event === event)
        .map((frame) => JSON.parse(frame.data ?? 'null')),
    ids: () => frames().flatMap((frame) => (frame.id === undefined ? [] : [Number(frame.id)])),
    until: (wish) =>
      new Promise((resolve) => {
        const check = () => {
          if (!wish(stream)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    ended,
    close: () => abort.abort(),
  };
  return stream;
}
