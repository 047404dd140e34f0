import { hostname } from 'node:os';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { traceIdOf } from '../traces/trace-context.ts';
import { LazyLogger } from './lazy-logger.ts';
import type { LogSink } from './log-sink.ts';
import { requestIdOf } from './request-id.ts';

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
    // Where traces are on, the id of the log and of the answer is the trace's.
    genReqId: config.traces ? traceIdOf : requestIdOf,
  };
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
  app.addHook('onResponse', ({ id, method, url }, { statusCode, elapsedTime }, done) => {
    sink.write(answeredLine({ id, method, url, status: statusCode, ms: elapsedTime }));
    done();
  });
  app.frontDoor.onAnswered(({ id, url, ms }) =>
    sink.write(answeredLine({ id, method: 'GET', url, status: 200, ms })),
  );
}

const LINE_END = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"msg":"answered"}\n`;

/**
 * The line pino would write, put together by hand: all its values are ours or numbers, except the
 * path, which is quoted, and there is one for every request.
 */
function answeredLine(answered: {
  id: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}): string {
  const path = JSON.stringify(pathOnly(answered.url));
  const ms = Math.round(answered.ms * 10) / 10;
  return `{"level":30,"time":${Date.now()},"reqId":"${answered.id}","method":"${answered.method}","path":${path},"status":${answered.status},"ms":${ms}${LINE_END}`;
}

const DUEL_CODE = /^(\/(?:api\/duels|duel)\/)[^/]+/;

/** Query strings can carry what people type; the path is enough to find a request. */
function pathOnly(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  // Whoever reads logs must not be able to take a duel that was meant for a friend.
  return path.replace(DUEL_CODE, '$1[code]');
}
