import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { JSON_TYPE } from '../http/prepared.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Hot } from './response-cache.ts';

/** As many addresses as are remembered; a stranger can make up any number of them. */
const MAX_ADDRESSES = 2_048;

/** An answer given at the door, for those who count or log answers. */
export interface AnsweredAtDoor {
  readonly id: string;
  readonly url: string;
  readonly route: string;
  readonly ms: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Sends a hot read again under the very address under which it was routed, validated and dressed
 * before, without doing all that again. Only answers that are the same for every caller come here.
 */
export interface FrontDoor {
  /** The next GET of this address gets this answer with these headers, while it is true. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    hot: Hot,
    options?: { readonly strangersOnly?: boolean },
  ): void;
  onAnswered(listener: (answered: AnsweredAtDoor) => void): void;
}

interface Remembered {
  readonly hot: Hot;
  /** A browser with a cookie may be somebody: it is answered inside. */
  readonly strangersOnly: boolean;
  readonly route: string;
  /** Name, value, name, value… of everything but the request id. */
  readonly headers: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly frontDoor: FrontDoor;
  }
}

/** `registerFastPath(app)`: from then on the door is `app.frontDoor`. */
export function registerFastPath(
  app: FastifyInstance,
  idOf: (request: IncomingMessage) => string = requestIdOf,
): void {
  const known = new LRUCache<string, Remembered>({ max: MAX_ADDRESSES });
  const listeners: ((answered: AnsweredAtDoor) => void)[] = [];

  function remembered(request: IncomingMessage): Remembered | undefined {
    if (request.method !== 'GET') return undefined;
    const found = known.get(request.url as string);
    if (found?.strangersOnly && request.headers.cookie !== undefined) return undefined;
    if (!found || found.hot.current) return found;
    known.delete(request.url as string);
    return undefined;
  }

  function answer(request: IncomingMessage, response: ServerResponse, found: Remembered): void {
    const began = performance.now();
    const id = idOf(request);
    response.writeHead(200, [...found.headers, 'x-request-id', id]);
    response.end(found.hot.answer.json);
    const ms = performance.now() - began;
    const { url = '', headers } = request;
    const answered = { id, url, route: found.route, ms, headers };
    for (const listener of listeners) listener(answered);
  }

  stand(app, (request, response, inside) => {
    const found = remembered(request);
    // Who has the bytes already is answered inside, with nothing.
    if (!found || request.headers['if-none-match'] !== undefined) inside(request, response);
    else answer(request, response, found);
  });

  const door: FrontDoor = {
    remember(request, reply, hot, { strangersOnly = false } = {}) {
      const { url, method } = request.raw;
      // Long bodies gain nothing here: with them, carrying the bytes is what costs.
      const short = typeof hot.answer.json === 'string';
      if (method !== 'GET' || url === undefined || !short || !hot.current) return;
      const body = { 'content-type': JSON_TYPE, 'content-length': hot.bytes };
      const headers = Object.entries({ ...reply.getHeaders(), ...body })
        .filter(([name, value]) => name !== 'x-request-id' && value !== undefined)
        .flatMap(([name, value]) => [name, String(value)]);
      known.set(url, { hot, headers, strangersOnly, route: request.routeOptions.url ?? url });
    },
    onAnswered: (listener) => listeners.push(listener),
  };
  app.decorate('frontDoor', door);
}

type Inside = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts `door` before the router, and takes it away when the house closes: the router knows how. */
function stand(
  app: FastifyInstance,
  door: (request: IncomingMessage, response: ServerResponse, inside: Inside) => void,
): void {
  const { server } = app;
  const [router] = server.listeners('request') as Inside[];
  if (!router) throw new Error('The server has no router to stand before');
  const before = (request: IncomingMessage, response: ServerResponse) =>
    door(request, response, router);
  server.off('request', router);
  server.on('request', before);
  app.addHook('preClose', (done) => {
    server.off('request', before);
    server.on('request', router);
    done();
  });
}
