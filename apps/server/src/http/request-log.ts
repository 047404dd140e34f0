import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';

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

export function loggingOptions(config: Config): FastifyServerOptions {
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: { paths: REDACT, censor: '[redacted]' },
            ...(config.logFile ? { file: config.logFile } : {}),
          },
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

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOnly(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** Query strings can carry what people type; the path is enough to find a request. */
function pathOnly(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
