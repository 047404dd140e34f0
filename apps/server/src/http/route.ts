import { type CallSchema, type Calls, calls, errorAnswer } from '@goats/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { JSON_TYPE, Prepared } from './prepared.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface CallRequest<C extends CallSchema> {
  readonly params: C extends { params: infer P } ? Parsed<P> : undefined;
  readonly query: C extends { query: infer Q } ? Parsed<Q> : undefined;
  readonly body: C extends { body: infer B } ? Parsed<B> : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<C extends CallSchema> =
  | Prepared
  | (C extends { answer: infer A } ? (A extends z.ZodType ? z.input<A> : undefined) : undefined);

type Handler<C extends CallSchema> = (call: CallRequest<C>) => Promise<Answer<C>> | Answer<C>;

/**
 * Registers one call of the contract: its schemas validate what comes in and shape what goes out,
 * and a name that the contract does not know does not compile.
 *
 * `route(app, 'GET /api/health', async () => ({ status: 'ok', … }))`
 */
export function route<N extends keyof Calls>(
  app: FastifyInstance,
  name: N,
  handler: Handler<Calls[N]>,
): void {
  const call: CallSchema = calls[name];
  const [method, url] = name.split(' ') as [string, string];
  const status = call.status ?? 200;
  app.route({
    method,
    url,
    ...(call.bodyLimitBytes ? { bodyLimit: call.bodyLimitBytes } : {}),
    schema: {
      summary: call.summary,
      tags: [call.tag],
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: {
        ...(call.answer ? { [status]: call.answer } : {}),
        '4xx': errorAnswer,
      },
    },
    // A promise only where there is something to wait for: a hot read is answered in one go.
    handler: (request, reply) => {
      const { params, query, body } = request;
      const answer = handler({ params, query, body, request, reply } as CallRequest<Calls[N]>);
      if (!(answer instanceof Promise)) {
        reply.send(dressed(reply, answer));
        return;
      }
      // Nothing comes from a handler that has sent its answer itself, too.
      return answer.then((value) => dressed(reply, value) ?? (reply.sent ? reply : reply.send()));
    },
  });

  function dressed(reply: FastifyReply, answer: unknown): unknown {
    if (status !== 200) reply.code(status);
    if (!(answer instanceof Prepared)) return answer;
    reply.header('content-type', JSON_TYPE);
    return answer.json;
  }
}
