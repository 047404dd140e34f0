import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { LazyLogger } from './lazy-logger.ts';
import type { LogSink } from './log-sink.ts';

/** Where a secret could stand in something that is logged. */
const REDACT = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'headers.authorization',
  '*.password',
  '*.signature',
  '*.seed',
  '*.salt',
];

/** A request id from a proxy is kept when it is harmless, so that one id follows the whole way. */
const HARMLESS_ID = /^[A-Za-z0-9_.:-]{8,128}$/;

export function loggingOptions(config: Config, sink: LogSink): FastifyServerOptions {
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: { paths: REDACT, censor: '[redacted]' },
            stream: sink,
          },
    childLoggerFactory: (logger, bindings, options) => new LazyLogger(logger, bindings, options),
    // One line per request when it is over, not two: the start is in the duration.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && HARMLESS_ID.test(given) ? given : nextId();
    },
  };
}

/** Unique over all instances and restarts by its first half, cheap by its second. */
const PROCESS_ID = randomUUID().slice(0, 18);
let counted = 0;

function nextId(): string {
  counted += 1;
  return `${PROCESS_ID}-${counted.toString(36).padStart(6, '0')}`;
}

/** From these levels on every request leaves its line. */
const LEVELS_WITH_REQUESTS = new Set(['info', 'debug', 'trace']);

export function registerRequestLog(app: FastifyInstance, sink: LogSink): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onClose', async () => sink.close());
  if (!LEVELS_WITH_REQUESTS.has(app.log.level)) return;
  app.addHook('onResponse', (_request, reply, done) => {
    sink.write(answeredLine(reply));
    done();
  });
}

const LINE_END = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"msg":"answered"}\n`;

/**
 * The line pino would write, put together by hand: all its values are ours or numbers, except the
 * path, which is quoted, and there is one for every request.
 */
function answeredLine(reply: FastifyReply): string {
  const { id, method, url } = reply.request;
  const path = JSON.stringify(pathOnly(url));
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  return `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"${method}","path":${path},"status":${reply.statusCode},"ms":${ms}${LINE_END}`;
}

/** Query strings can carry what people type; the path is enough to find a request. */
function pathOnly(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
