import type { FastifyInstance, FastifyRequest } from 'fastify';
import { givenTrace } from '../traces/trace-context.ts';
import type { Span, Traces } from '../traces/traces.ts';

/**
 * A span for every request that is answered, from its first byte to the last of its answer, and
 * whatever the world does for it below. Streams are none: they last for as long as somebody watches.
 */
export function registerRequestTraces(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (route.endsWith('/events')) return done();
    // The pattern, not the path: a path may hold the code of a duel.
    const span = traces.begin(
      `${method} ${route}`,
      { ...givenTrace(headers), traceId: id },
      { 'http.request.method': method, 'http.route': route },
    );
    if (span) spans.set(request, span);
    done();
  });
  // After the body: reading it goes on in the connection's own time, where nobody is current.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) traces.within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
  app.frontDoor.onAnswered(({ id, route, ms, headers }) => {
    const given = { ...givenTrace(headers), traceId: id };
    const of = { 'http.request.method': 'GET', 'http.route': route };
    const span = traces.begin(`GET ${route}`, given, of, traces.now() - ms);
    span?.end({ 'http.response.status_code': 200 });
  });
  app.addHook('onClose', () => traces.close());
}
