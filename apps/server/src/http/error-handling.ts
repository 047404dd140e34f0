import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@goats/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, OutcomeUnknown } from '../db/database-away.ts';
import { AppError, invalidInput, refuse } from '../errors.ts';

/** Every refusal, whoever raised it, leaves in the one error shape: never HTML, never a stack. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toAppError(error, request);
    if (refusal.status >= 500) logFault(error, request);
    sendRefusal(reply, refusal);
  });
}

/** A sentence of ours with nothing behind it, such as that the chain is off, is an answer and no fault. */
function logFault(error: FastifyError, request: FastifyRequest): void {
  const fault = error instanceof AppError ? error.cause : (error.cause ?? error);
  if (fault !== undefined) request.log.error({ err: fault }, 'request failed');
}

/** Faults that Fastify finds before it has a route, such as a path that cannot be decoded. */
export function refuseFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendRefusal(reply, toAppError(error, request));
}

/** What Node refuses before there is a request: too long a head, too slow a one, or no HTTP at all. */
const UNREADABLE: Readonly<Record<string, { status: string; sentence: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The address or a header of this request is too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    sentence: 'The request took too long to arrive.',
  },
};
const NO_HTTP = { status: '400 Bad Request', sentence: 'That is not a request we can read.' };

/** Says so in the same shape, and that the connection is over: a client must not use it again. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, sentence } = UNREADABLE[error.code ?? ''] ?? NO_HTTP;
  const body = JSON.stringify({ error: sentence, code: 'INVALID_INPUT' } satisfies ErrorAnswer);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send(refusal.toAnswer());
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('body-too-large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('MALFORMED_JSON', 'The body is not valid JSON.');
  }
  if (CANNOT_BE_KEPT.has(error.code ?? '')) {
    return refuse(
      'unkept-character',
      {},
      {
        cause: error,
      },
    );
  }
  // Not to be tried again in two seconds, but to be looked at.
  if (error instanceof OutcomeUnknown) return refuse('outcome-unknown', {}, { cause: error.cause });
  if (isDatabaseAway(error)) {
    return refuse(
      'database-away',
      {},
      {
        cause: error,
        headers: { 'retry-after': '2' },
      },
    );
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('unread-request', {}, { cause: error });
  }
  return refuse('our-fault', { id: request.id }, { cause: error });
}

/** What PostgreSQL says to a NUL in a text: a caller's fault, wherever it slipped through. */
const CANNOT_BE_KEPT = new Set(['22021', '22P05']);

function fromValidation(error: {
  validation: { instancePath: string; message?: string | undefined }[];
  validationContext?: string | undefined;
}): AppError {
  const [first] = error.validation;
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  const problem = (first?.message ?? 'is not valid').replace(/\.$/, '');
  return invalidInput(field || (error.validationContext ?? 'request'), problem);
}
