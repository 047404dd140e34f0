import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { WAITING_ROOM } from '../../apps/server/src/http/waiting-room.ts';
import { type Backend, createRotation, type Rotation } from './rotation.ts';

export interface ProxyServer {
  readonly port: number;
  readonly rotation: Rotation;
  /** How often a request was sent to another instance because the first one died on it. */
  readonly retried: number;
  /** Hangs up on everybody, in the middle of whatever they are doing. */
  cut(): void;
  close(): Promise<void>;
}

/** What is larger is passed on as it comes and cannot be sent a second time. */
const MOST_KEPT_BYTES = 1_048_576;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** These speak of one connection, not of the request. */
const OF_ONE_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];
/** What a stranger may claim and only a proxy knows. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Round-robin over instances on this machine. A request whose instance dies is sent to another one
 * when that is safe: it only reads, it carries an Idempotency-Key, or it never arrived. Event
 * streams pass through byte by byte.
 *
 * `const proxy = await startProxy({ port: 3000, instances: [3001, 3002, 3003] })`
 */
export async function startProxy(options: {
  readonly port: number;
  readonly host?: string;
  readonly instances: readonly number[];
  /** Harnesses speak for many people; what anybody else says about themselves is dropped. */
  readonly believeForwarded?: boolean;
}): Promise<ProxyServer> {
  const rotation = createRotation(options.instances);
  const counts = { retried: 0 };
  const server = createServer((incoming, outgoing) => {
    if (!options.believeForwarded) for (const name of FORWARDED) delete incoming.headers[name];
    forward(rotation, counts, incoming, outgoing).catch(() => outgoing.destroy());
  });
  // A proxy that hangs up first makes its clients' next request fail on a dead connection.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(
      { port: options.port, host: options.host ?? '127.0.0.1', backlog: WAITING_ROOM },
      resolve,
    );
  });
  return {
    port: (server.address() as AddressInfo).port,
    rotation,
    get retried() {
      return counts.retried;
    },
    cut: () => server.closeAllConnections(),
    async close() {
      rotation.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  rotation: Rotation,
  counts: { retried: number },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readSmallBody(incoming);
  const repeatable = body !== undefined && isRepeatable(incoming);
  const tried = new Set<Backend>();
  for (let backend = rotation.next(tried); backend; backend = rotation.next(tried)) {
    if (tried.size > 0) counts.retried += 1;
    tried.add(backend);
    const lastChance = !repeatable || tried.size === rotation.backends.length;
    const outcome = await attempt(backend, incoming, outgoing, body, lastChance);
    if (outcome === 'done' || outgoing.destroyed) return;
    if (outcome !== 'busy') backend.healthy = false;
    // Whether it was done is unknown, or half of it is gone: only the caller may decide to repeat.
    if (body === undefined || (outcome === 'broken' && !repeatable)) {
      return refuse(outgoing, 502, 'The server behind us was lost before it answered.');
    }
  }
  refuse(outgoing, 503, 'Nobody is there to answer. Try again in a moment.');
}

/** done: answered. busy: it said 503. absent: it never got the request. broken: nobody knows. */
type Outcome = 'done' | 'busy' | 'absent' | 'broken';

function attempt(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer | undefined,
  lastChance: boolean,
): Promise<Outcome> {
  return new Promise((resolve) => {
    backend.busy += 1;
    let counted = true;
    const settle = (outcome: Outcome) => {
      if (counted) backend.busy -= 1;
      counted = false;
      outgoing.off('close', hangUp);
      resolve(outcome);
    };
    const sent = request({
      host: '127.0.0.1',
      port: backend.port,
      agent: backend.agent,
      method: incoming.method,
      path: incoming.url,
      headers: headersFor(incoming, body),
    });
    const hangUp = () => {
      sent.destroy();
      settle('done');
    };
    outgoing.once('close', hangUp);
    sent.on('response', (answer) => {
      if (answer.statusCode === 503 && !lastChance) {
        answer.resume();
        return settle('busy');
      }
      outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        outgoing.flushHeaders();
        if (counted) backend.busy -= 1;
        counted = false;
      }
      answer.pipe(outgoing);
      answer.once('end', () => settle('done'));
      // Half an answer is out already: the client must see that it is not whole.
      answer.once('aborted', () => {
        outgoing.destroy();
        settle('done');
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) {
        outgoing.destroy();
        return settle('done');
      }
      settle(error.code === 'ECONNREFUSED' ? 'absent' : 'broken');
    });
    if (body) sent.end(body);
    else incoming.pipe(sent);
  });
}

function isRepeatable(incoming: IncomingMessage): boolean {
  return SAFE.has(incoming.method ?? '') || incoming.headers['idempotency-key'] !== undefined;
}

/** The whole body when it is small enough to be sent twice, else undefined and unread. */
async function readSmallBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': chunked } = incoming.headers;
  if (length === undefined && chunked === undefined) return Buffer.alloc(0);
  if (length === undefined || Number(length) > MOST_KEPT_BYTES) return undefined;
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function headersFor(incoming: IncomingMessage, body: Buffer | undefined): IncomingHttpHeaders {
  const { remoteAddress = '' } = incoming.socket;
  const before = incoming.headers['x-forwarded-for'];
  return {
    ...withoutHop(incoming.headers),
    'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress,
    'x-forwarded-proto': incoming.headers['x-forwarded-proto'] ?? 'http',
    ...(body && body.length > 0 ? { 'content-length': String(body.length) } : {}),
  };
}

function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.includes(name)));
}

function refuse(outgoing: ServerResponse, status: number, sentence: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  outgoing.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  outgoing.end(JSON.stringify({ error: sentence, code: 'UNAVAILABLE' }));
}
