import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerFastPath } from './cache/fast-path.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { registerSweep } from './clock/housekeeping/run-sweeps.ts';
import { createDeps, type Parts } from './deps.ts';
import { registerAdminGate } from './desk/admin/admin-gate.ts';
import { createGame, type Game } from './game.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { DRAIN_OPTIONS, registerDrain } from './http/drain.ts';
import {
  refuseFrameworkError,
  refuseUnreadable,
  registerErrorHandling,
} from './http/error-handling.ts';
import { openLogSink } from './http/log-sink.ts';
import { requestIdOf } from './http/request-id.ts';
import { loggingOptions, registerRequestLog } from './http/request-log.ts';
import { registerRequestTraces } from './http/request-traces.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { slowClientLimits } from './http/slow-clients.ts';
import { registerUnreadAnswers } from './http/unread-answers.ts';
import { registerConnectionLimit } from './kernel/rate-limits/connections.ts';
import { registerReadLines } from './kernel/rate-limits/read-lines.ts';
import { registerWriteLimit } from './kernel/rate-limits/write-limit.ts';
import { registerOriginCheck } from './people/auth/origin-check.ts';
import { registerFreezeGate } from './people/freezes/freeze-gate.ts';
import { METRICS, ROOMS, SIGNS, SWEEPS } from './rooms.ts';
import { registerMetrics } from './site/health/metrics.ts';
import { traceIdOf } from './traces/trace-context.ts';

const RESPONSE_CACHE_BYTES = 32 * 1_048_576;
const MAX_PARAM_LENGTH = 300;

declare module 'fastify' {
  interface FastifyInstance {
    game: Game;
  }
}

/** The whole server without a port: tests inject requests into exactly what main.ts listens with. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const deps = createDeps(parts);
  const { config } = deps;
  const sink = openLogSink(config.logFile);
  const app = Fastify({
    ...loggingOptions(config, sink),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    ...slowClientLimits(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: refuseFrameworkError,
    clientErrorHandler: refuseUnreadable,
    ...DRAIN_OPTIONS,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerFastPath(app, deps.traces ? traceIdOf : requestIdOf);
  registerErrorHandling(app);
  registerDrain(app);
  registerConnectionLimit(app, config);
  registerUnreadAnswers(app);
  registerSecurityHeaders(app, {
    https: config.publicUrl?.startsWith('https:') ?? false,
    walletConnect: config.walletConnect,
  });
  registerRequestLog(app, sink);
  if (deps.traces) registerRequestTraces(app, deps.traces);
  if (config.metrics) registerMetrics(app, deps, { signs: SIGNS, metrics: METRICS });
  await registerApiDocs(app, deps.version);
  registerOriginCheck(app, deps);
  registerWriteLimit(app, deps);
  registerFreezeGate(app, deps);
  registerSweep(app, deps, SWEEPS);
  // Before the gates of single routes: whom an operator's cookie belongs to is looked up in turn.
  registerReadLines(app, config);
  registerAdminGate(app, deps);

  const game = createGame(deps, app.log);
  app.decorate('game', game);
  const hot = createResponseCache(deps, { maxBytes: RESPONSE_CACHE_BYTES });
  for (const routes of ROOMS.flatMap((room) => room.routes ?? [])) await routes(app, game, hot);
  await app.ready();
  return app;
}
