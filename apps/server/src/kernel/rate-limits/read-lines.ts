import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { Config } from '../../config.ts';
import { isRead } from '../../http/gates.ts';
import { createFairLines, type FairLines, type Place } from './fair-lines.ts';

/** More of all addresses together than the machine could answer before they give up. */
const WAITING = 2_000;
const PATIENCE_MS = 10_000;

/** Where reads that are not kept as bytes wait for their turn, by network address. */
export interface ReadLines extends Pick<FairLines, 'wait'> {
  /** Before anything is looked up; what is kept as bytes has been sent at the door by then. */
  readonly enter: onRequestHookHandler;
  /** Lets the next one in as soon as the handler is through. */
  guard<H extends RouteHandlerMethod>(handler: H): H;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly readLines: ReadLines;
  }
  interface FastifyContextConfig {
    /** This read waits in a line of another kind. */
    readonly ownLine?: boolean;
  }
}

/**
 * Puts every read that is registered from now on into its line: of one address so many are worked on
 * at a time, the others wait, and addresses take turns. An answer counts for its address until it is
 * read; one that nobody reads keeps nobody else waiting.
 */
export function registerReadLines(app: FastifyInstance, { reads }: Config): void {
  const lines = createFairLines({
    ...{ ...reads, waiting: WAITING, patienceMs: PATIENCE_MS },
    full: 'crowd-looking',
  });
  const places = new WeakMap<FastifyRequest, Place>();

  const enter: onRequestHookHandler = (request, reply, done) => {
    let now = true;
    const leave = lines.enter(request.ip, {
      start(place) {
        places.set(request, place);
        reply.raw.once('close', place.leave);
        // One after the other: whatever else there is to answer comes in between.
        if (now) done();
        else setImmediate(done);
      },
      refuse: done,
    });
    now = false;
    if (!places.has(request)) reply.raw.once('close', leave);
  };

  function through(request: FastifyRequest, reply: FastifyReply): void {
    const place = places.get(request);
    const { headersSent, writableEnded } = reply.raw;
    // A live screen stays open for hours, and has limits of its own.
    if (headersSent && !writableEnded) place?.leave();
    else place?.done();
  }

  function guard<H extends RouteHandlerMethod>(handler: H): H {
    const own: RouteHandlerMethod = function (this, request, reply) {
      let answer: unknown;
      try {
        answer = handler.call(this, request, reply);
      } finally {
        if (!(answer instanceof Promise)) through(request, reply);
      }
      if (!(answer instanceof Promise)) return answer;
      return answer.finally(() => through(request, reply));
    };
    return own as H;
  }

  app.decorate('readLines', { enter, guard, wait: lines.wait });
  app.addHook('onRoute', (route) => {
    if (route.config?.ownLine || ![route.method].flat().every((method) => isRead({ method }))) {
      return;
    }
    goFirst(route, enter);
    route.handler = guard(route.handler);
  });
}

function goFirst(route: RouteOptions, hook: onRequestHookHandler): void {
  const after = route.onRequest === undefined ? [] : [route.onRequest].flat();
  route.onRequest = [hook, ...after];
}
